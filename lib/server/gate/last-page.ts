export const lastPageHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** For when the error page fails as well: no stores, no messages, one sentence and a link to the front page. */
export const lastPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>An error occurred while showing the error page</title>
<style>
body{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;min-height:100dvh;margin:0;padding:16px;box-sizing:border-box;background:#f7f5f0;color:#0b1f3a;font:16px/1.6 system-ui,sans-serif;text-align:center}
h1{margin:0;font-size:22px}
p{margin:0}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 24px;border-radius:8px;background:#0b1f3a;color:#fff;font-weight:700;text-decoration:none}
</style>
</head>
<body>
<h1>An error occurred while showing the error page</h1>
<p lang="th">เกิดข้อผิดพลาดขณะแสดงหน้าข้อผิดพลาด</p>
<a href="/">Home · <span lang="th">หน้าหลัก</span></a>
</body>
</html>
`;
