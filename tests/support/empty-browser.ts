/** Before each file of tests in a document: what files before it left in the browser's stores is gone. */
localStorage.clear();
sessionStorage.clear();
// The older way to write a cookie: the documents of these tests know no other.
for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; path=/; max-age=0`;

export {};
