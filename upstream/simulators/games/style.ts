/** Style of the demo games: navy and gold, mobile first. */
const letters = [
  ["latin-1", "U+0000-0E00, U+0E5C-0FFF, U+10A0-177F, U+1800-FFFF"],
  ["thai-1", "U+0E01-0E5B"],
  ["khmer-1", "U+1780-17FF, U+19E0-19FF"],
  ["myanmar-1", "U+1000-109F"],
].map(
  ([file, range]) =>
    `@font-face{font-family:House;src:url("/fonts/${file}.woff2") format("woff2");font-weight:400 700;font-display:swap;unicode-range:${range}}`,
);

export const gameStyle = `${letters.join("\n")}
*{box-sizing:border-box;margin:0}
:root{color-scheme:dark;--bold:700;--line:1.6}
:root:lang(km){--line:1.8}
:root:lang(my){--bold:400;--line:1.9}
html{background:#0a1424}
:root[data-text=large]{font-size:112.5%}:root[data-text=larger]{font-size:125%}
@media (max-width:799px){:root[data-text=larger]{font-size:112.5%}}
body{display:flex;flex-direction:column;font:1rem/var(--line) House,system-ui,sans-serif;color:#eef1f6;background:radial-gradient(120% 70% at 50% 0,#17305a,#0a1424 70%);min-height:100vh}
.demo{margin-top:auto;padding:8px 16px 16px;text-wrap:balance;color:#f2b84b;text-align:center;font-size:.875rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
main{display:grid;gap:12px;width:100%;max-width:560px;margin:0 auto;padding:12px 16px 8px}
main>header{display:flex;justify-content:space-between;align-items:center;gap:12px;flex-wrap:wrap}
h1{font-size:1.25rem;font-weight:var(--bold);color:#e6c65c}
.balance{display:flex;align-items:baseline;gap:8px;font-size:.875rem;color:#b9c4d8}
.amount{font-size:1.25rem;font-weight:700;color:#fff;font-variant-numeric:tabular-nums}
.stage{display:grid;place-items:center;padding:16px;border:1px solid #2b4166;border-radius:16px;background:#0d1a30;min-height:136px}
.reels{position:relative;display:grid;grid-template-columns:repeat(3,1fr);gap:8px;width:min(100%,408px)}
.reels::after{content:"";position:absolute;inset:calc(33.333% - 2px) -6px;border:2px solid #e6c65c;border-radius:12px;pointer-events:none}
.reel{overflow:hidden;border-radius:10px;background:linear-gradient(#dcd5c4,#fffdf7 30%,#fffdf7 70%,#dcd5c4);aspect-ratio:1/2.4}
.band{display:grid;will-change:transform}
.cell{aspect-ratio:1/.8;display:grid;place-items:center}
.cell svg{width:64%;max-height:84%}
.cell.hit{background:#f2d98a;box-shadow:inset 0 0 0 3px #8a5a00;border-radius:8px}
.cell.hit svg{animation:hit 500ms 2}
@keyframes hit{50%{transform:scale(1.16)}}
.dice{display:flex;gap:16px}
.table{display:grid;gap:12px;justify-items:center;width:100%}
.scale{display:grid;gap:8px;width:100%;max-width:440px}
.sum-line{min-height:1lh;text-align:center;color:#b9c4d8;font-variant-numeric:tabular-nums}
.sum-line.known{color:#eef1f6}
.pay-line{display:flex;flex-wrap:wrap;gap:4px 20px;justify-content:center;font-variant-numeric:tabular-nums}
.hits{display:inline-flex;gap:3px;align-items:center;color:#e6c65c}.hits b{margin-left:4px;font-weight:700}
.small-die{width:12px;height:12px;border-radius:3px;background:#fffdf7}
.totals{display:grid;grid-template-columns:repeat(16,minmax(0,1fr));gap:4px 1px;font-size:min(.875rem,3.8vw);line-height:1.625rem;text-align:center;font-variant-numeric:tabular-nums}
.total{border-radius:6px;color:#d5dcea}
.total.end{color:#7f8ca6}
.total.eleven{color:#e6c65c}
.total.here{background:#e6c65c;color:#0a1424;font-weight:700}
.band-low,.band-high{border-top:3px solid;font-size:.875rem;line-height:1.9}
.band-low{grid-column:2/span 7;color:#8ab4f8}.band-high{grid-column:9/span 7;color:#8fd6a8}
.die{width:76px;height:76px;padding:6px;border-radius:16px;background:#fffdf7;box-shadow:inset 0 -5px 0 #d8cfb8;transition:transform 70ms}
.die:nth-child(2){transform:translateY(6px)}
.die.rest{transform:rotate(-8deg)}.die.rest b{display:grid;place-items:center;height:100%;color:#b3a67f;font-size:2.375rem;line-height:1}.die.rest:nth-child(2){transform:translateY(6px) rotate(5deg)}.die.rest:nth-child(3){transform:rotate(11deg)}
.die.tilt{transform:rotate(14deg)}.die.tilt:nth-child(2){transform:rotate(-12deg)}
.die svg{width:100%;height:100%;display:block}
.said{display:grid;align-content:center;min-height:calc(2.25rem*var(--line));text-align:center;color:#d5dcea}
.said small{font-size:1rem;font-weight:400}
.said.win{color:#81c784;font-weight:var(--bold);font-size:1.25rem}
.said.bad{color:#ff8a80}.said.wait,.said.short{color:#f2b84b}
.deposit{display:inline-block;padding:1px 6px;color:#8ab4f8;font-weight:var(--bold)}
.places{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
button{font:inherit;color:inherit;cursor:pointer;min-height:48px;border-radius:10px;border:1px solid #6f86ad;background:#12203a}
.place{position:relative;display:grid;justify-items:center;gap:2px;padding:10px 4px;border-radius:12px}
.place svg{width:52px;height:52px;display:block}
.face{font-size:1.25rem;font-weight:700;color:#e6c65c;font-variant-numeric:tabular-nums}
.name{font-weight:var(--bold)}
.pays{font-size:.875rem;color:#b9c4d8}
.place:has(.pays){padding-top:14px}.spot{position:relative;display:grid}.beside{padding-top:6px;color:#b9c4d8;font-size:.875rem;text-align:center}
.on{position:absolute;top:-15px;right:-5px;display:inline-flex;gap:6px;align-items:center;min-height:0;padding:0 8px;border:0;border-radius:99px;background:#e6c65c;color:#0a1424;font-size:.875rem;font-weight:700;line-height:1.625rem;font-variant-numeric:tabular-nums}
.on::after{content:"";position:absolute;inset:-9px -8px -9px -6px}.on:disabled{cursor:default}
.off{position:relative;width:10px;height:10px}.off::before,.off::after{content:"";position:absolute;inset:4px -1px;background:currentColor;transform:rotate(45deg)}.off::after{transform:rotate(-45deg)}
.place.staked{border-color:#e6c65c}
.place.won{background:#16402c;border-color:#81c784}
.place:disabled{cursor:default}
fieldset{border:0;padding:0;min-width:0}
.board{margin-top:4px}.board legend{padding-bottom:16px}
legend{padding:0 0 4px;font-size:.875rem;color:#b9c4d8}
.chips{display:flex;flex-wrap:wrap;gap:8px}
.chips legend{width:100%;float:left}
.chip{position:relative;display:grid;place-items:center;width:56px;height:56px;border-radius:50%;border:4px dashed #eef1f6;background:#24344f;font-weight:700;font-variant-numeric:tabular-nums;cursor:pointer}
.chip.c10{background:#0b57a4}.chip.c20{background:#1b6e3c}.chip.c50{background:#b3261e}.chip.c100{background:#3b3b3b}.chip.c500{background:#6a3fa0}
.chip input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
.chip:has(:checked){outline:3px solid #e6c65c;outline-offset:3px}
.chip:has(:focus-visible){outline:3px solid #8ab4f8;outline-offset:3px}
.acts{display:flex;flex-wrap:wrap;gap:8px;margin-top:4px}
.acts .quiet{flex:0 0 auto;padding:0 14px;background:transparent}
.quiet:disabled{border-color:#33456a;color:#7f8ca6;cursor:default}
.play{flex:1 1 9.375rem;min-height:56px;padding:4px 16px;border:0;background:#e6c65c;color:#0a1424;font-size:1.125rem;font-weight:var(--bold);font-variant-numeric:tabular-nums}
.play:disabled{background:#4a5876;color:#c3ccdc;cursor:default}
:focus-visible{outline:3px solid #8ab4f8;outline-offset:2px}
.past{display:grid;gap:4px;min-width:0}
h2{font-size:.875rem;font-weight:400;color:#b9c4d8}
.past .none,.plays{height:5.875rem}
.past .none{display:grid;place-content:center;padding:0 12px;border:1px dashed #33456a;border-radius:12px;color:#b9c4d8;font-size:.875rem;text-align:center}
[hidden]{display:none!important}
.plays{display:flex;gap:8px;padding:0;overflow-x:auto;list-style:none;scrollbar-width:thin}
.plays li{flex:none}
.plays button{display:grid;justify-items:center;align-content:center;min-width:4.75rem;padding:4px 8px;border-color:#33456a;height:4.875rem;border-radius:12px;background:#0d1a30;font-size:.875rem;line-height:1.4;font-variant-numeric:tabular-nums}
.one{width:min(100% - 24px,520px);max-height:calc(100% - 24px);margin:auto;padding:0;overflow:auto;border:1px solid #6f86ad;border-radius:16px;color:inherit;background:#12203a}
.one::backdrop{background:#050b16b3}
.sheet{display:grid;gap:8px;padding:16px}.sheet h2{font-size:1.125rem;font-weight:var(--bold);color:#e6c65c}.when{color:#b9c4d8}.sheet dl{padding:0}.sheet .out svg{width:36px;height:36px}
.sums>div{display:flex;justify-content:space-between;gap:16px}.sums dd{margin:0;font:inherit;font-variant-numeric:tabular-nums}
.out{display:flex;gap:4px;align-items:baseline}.out b{font-size:1.125rem;line-height:1.625rem}.out small{font-size:.875rem;color:#b9c4d8}.out svg{width:24px;height:26px}
.net{color:#b9c4d8}.net.up{color:#81c784;font-weight:700}
.fold{border-top:1px solid #24344f;padding-top:4px}
summary{min-height:44px;display:flex;align-items:center;gap:8px;cursor:pointer;color:#8ab4f8}
summary::before{content:"";width:8px;height:8px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(-45deg);flex:none}
[open]>summary::before{transform:rotate(45deg)}
.fold p{margin-bottom:8px}
.returns{padding-left:20px;margin-bottom:8px}
.paytable{position:relative}
.paytable summary{padding:0 14px;border:1px solid #6f86ad;border-radius:10px;color:#eef1f6;background:#12203a}
.paytable ul{position:absolute;inset:auto 0 calc(100% + 8px);z-index:1;display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:0 20px;padding:8px 14px;border:1px solid #e6c65c;border-radius:16px;background:#0d1a30;list-style:none}
.paytable li{display:flex;gap:2px;align-items:center;min-height:38px;border-bottom:1px solid #24344f}
.paytable svg{flex:none;width:26px;height:26px}
.most{margin-left:auto;color:#e6c65c;font-weight:var(--bold);font-variant-numeric:tabular-nums}
.three{grid-column:span 3}.pair{grid-column:span 2}.whole,.paytable .title{grid-column:1/-1}.where{margin-left:8px}.where,.paytable .title{color:#b9c4d8;font-size:.875rem}.paytable .title{min-height:0;padding-top:6px;border:0}
.times{margin-left:auto;font-weight:700;font-variant-numeric:tabular-nums}
.hash{display:grid}
code,dd{font:.875rem/1.6 ui-monospace,monospace;overflow-wrap:anywhere;color:#d5dcea}
label[for]{display:block}
input#own{width:100%;min-height:44px;padding:8px 12px;border-radius:8px;border:1px solid #6f86ad;background:#12203a;color:inherit;font:1rem ui-monospace,monospace}
.proofs{list-style:none;padding:0;margin-top:8px}
.proofs summary{flex-wrap:wrap;color:inherit;font-variant-numeric:tabular-nums}
.no{color:#b9c4d8}.sum{flex:1}.good{color:#81c784}.bad{color:#ff8a80}
dl{padding:0 0 8px 16px}dt{font-size:.875rem;color:#b9c4d8}dd{margin:0 0 4px}
@media (max-width:799px) and (max-height:720px){main{gap:8px;padding:8px 16px 4px}
.stage{min-height:0;padding:8px 16px}.table{gap:8px}
.reels{width:min(100%,288px)}.reels::after{inset:calc(33.333% - 2px) -4px}
.die{width:56px;height:56px;padding:4px;border-radius:12px}
.said{min-height:calc(1.875rem*var(--line));line-height:calc(var(--line) - .2)}.said.win{font-size:1.125rem}.said small{font-size:.875rem}
.board{margin-top:0;padding-top:14px}.beside{padding-top:2px}.board legend,.board~.chips legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.place{padding:4px;line-height:calc(var(--line) - .25)}.place:has(.pays){padding-top:12px}.place svg{width:40px;height:40px}
.chip{width:48px;height:48px}.acts{margin-top:0}
.acts .quiet{padding:0 10px;font-size:.875rem}.play{flex-basis:7.5rem;min-height:52px;font-size:1rem}}
@media (min-width:800px){main{max-width:880px;grid-template-columns:1fr 1fr;align-items:start;column-gap:24px;padding-top:24px}
main>*{grid-column:2}main>header,main>.past,main>.fold{grid-column:1/-1}
.stage{grid-column:1;grid-row:span 4;min-height:320px;align-self:stretch}
.said{text-align:left}.said .deposit{padding-inline:0}.paytable summary{min-height:36px;padding:0;border:0;background:none;color:#b9c4d8;font-size:.875rem;pointer-events:none}.paytable summary::before{display:none}.paytable ul{position:static}
.die{width:92px;height:92px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
`;
