/** The style sheet of the demo pages, in the site's colours. It is part of the page, which loads nothing else. */
export const demoStyle = `
:root { color-scheme: light; --paper: #fdfcf9; --mat: #f4f1ea; --ink: #171511; --ink-2: #57524a; --ink-3: #6e685e;
  --line: #dedad0; --line-2: #8a8479; --seal: #c2321d; --wash: #fbf0eb;
  --sans: Pretendard, "Pretendard Variable", -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif;
  --serif: Hahmlet, "Noto Serif KR", "Noto Serif CJK KR", "Nanum Myeongjo", serif; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 15px/1.65 var(--sans); letter-spacing: -.005em;
  word-break: keep-all; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
h1, p, fieldset, legend { margin: 0; padding: 0; border: 0; min-width: 0; }
header, main { max-width: 480px; margin: 0 auto; padding: 0 24px; }
header { display: flex; align-items: center; gap: 8px; min-height: 56px; border-bottom: 1px solid var(--line); }
.logo { font: 400 24px/1 var(--serif); }
.latin { font: 500 11px/1 var(--sans); letter-spacing: .22em; padding-top: 4px; }
.mark { margin-left: auto; border: 1px solid var(--seal); color: var(--seal); font: 500 12px/1 var(--sans); padding: 5px 8px; }
main { padding-top: 20px; padding-bottom: 28px; }
h1 { font: 400 24px/1.4 var(--serif); letter-spacing: -.02em; }
.notice { margin-top: 10px; border-left: 2px solid var(--seal); background: var(--wash); padding: 9px 13px; font-size: 13px; line-height: 1.6; }
.notice b { font-weight: 600; }
.lead { margin-top: 12px; color: var(--ink-2); }
form { display: grid; gap: 16px; margin-top: 18px; }
.field { display: grid; gap: 6px; align-content: start; }
.pair { display: grid; grid-template-columns: 3fr 2fr; gap: 12px; align-items: start; }
label, legend { font-weight: 500; font-size: 14px; line-height: 1.5; }
legend { margin-bottom: 6px; }
input:not([type=radio]) { width: 100%; min-height: 48px; border: 1px solid var(--line-2); border-radius: 0; background: #fff; color: inherit;
  padding: 10px 14px; font: 400 16px/1.5 var(--sans); letter-spacing: inherit; appearance: none; }
input::placeholder { color: var(--ink-3); opacity: 1; }
input[aria-invalid=true] { border-color: var(--seal); box-shadow: inset 0 0 0 1px var(--seal); }
.choice { display: flex; }
.choice label { position: relative; flex: 1 1 0; min-width: 0; margin-left: -1px; }
.choice label:first-child { margin-left: 0; }
.choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.choice span { display: grid; place-items: center; min-height: 48px; padding: 0 4px; border: 1px solid var(--line-2); background: #fff; white-space: nowrap; }
.choice input:checked + span { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.choice input:focus-visible + span { outline: 2px solid var(--ink); outline-offset: 2px; position: relative; z-index: 1; }
.choice.wrong span { border-color: var(--seal); }
.error { display: flex; gap: 6px; font-size: 13px; line-height: 1.55; color: var(--seal); }
.error::before { content: "!"; flex: none; width: 15px; height: 15px; margin-top: 3px; background: var(--seal); color: #fff;
  font: 700 11px/15px var(--sans); text-align: center; }
.code { display: grid; gap: 12px; background: var(--mat); padding: 14px 16px 16px; }
.code p:first-child { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; font-size: 14px; }
.code strong { font: 600 22px/1.3 var(--sans); letter-spacing: .12em; font-variant-numeric: tabular-nums; }
.actions { display: grid; grid-template-columns: 2fr 1fr; gap: 8px; }
.actions button:only-child { grid-column: 1 / -1; }
button { min-height: 50px; border: 1px solid var(--line-2); border-radius: 0; background: transparent; color: var(--ink); font: 500 15px/1.4 var(--sans); cursor: pointer; }
button:hover { background: var(--mat); }
.primary { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.primary:hover { background: #3a362f; }
input:focus-visible:not([type=radio]), button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
@media (max-width: 360px) { header, main { padding-left: 16px; padding-right: 16px; } .choice span { font-size: 13px; } }
`;
