const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const KIND_ICON = 1
const BITS_PER_PIXEL = 32

export function createIconFile(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER_BYTES + ENTRY_BYTES + png.length)
  const view = new DataView(file.buffer)
  view.setUint16(2, KIND_ICON, true)
  view.setUint16(4, 1, true)
  view.setUint8(HEADER_BYTES, size)
  view.setUint8(HEADER_BYTES + 1, size)
  view.setUint16(HEADER_BYTES + 4, 1, true)
  view.setUint16(HEADER_BYTES + 6, BITS_PER_PIXEL, true)
  view.setUint32(HEADER_BYTES + 8, png.length, true)
  view.setUint32(HEADER_BYTES + 12, HEADER_BYTES + ENTRY_BYTES, true)
  file.set(png, HEADER_BYTES + ENTRY_BYTES)
  return file
}
