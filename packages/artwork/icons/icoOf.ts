/** An .ico file around PNG pictures, as browsers older than SVG icons read it. */
export function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const [head, entry] = [6, 16];
  const table = Buffer.alloc(head + entry * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  pictures.forEach(({ side, png }, index) => {
    const at = head + entry * index;
    table.writeUInt8(side, at);
    table.writeUInt8(side, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(png.length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
