/** The encoding table. Node only decodes EUC-KR, so the table is made by decoding every pair of bytes. */
let table: Map<string, [number, number]> | null = null;

/** `text` in EUC-KR with Microsoft's additional syllables, as browsers have it. Other characters become `?`. */
export function encodeEucKr(text: string): Buffer {
  table ??= makeTable();
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else bytes.push(...(table.get(character) ?? [0x3f]));
  }
  return Buffer.from(bytes);
}

function makeTable(): Map<string, [number, number]> {
  const decoder = new TextDecoder('euc-kr');
  const made = new Map<string, [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if ([...character].length === 1 && character !== '\ufffd') made.set(character, [lead, trail]);
    }
  }
  return made;
}
