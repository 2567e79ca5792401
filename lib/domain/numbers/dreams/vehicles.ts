/** Subjects of dreams, each with its three digits; by hand, in the manner of such books. */
export const vehicles = {
  car: "716",
  "new-car": "719",
  motorcycle: "722",
  bicycle: "220",
  bus: "744",
  lorry: "764",
  train: "127",
  boat: "256",
  "big-ship": "259",
  aeroplane: "978",
  helicopter: "976",
  ambulance: "754",
  "fire-engine": "738",
  "ox-cart": "427",
  rocket: "997",
  tractor: "724",
} as const;
