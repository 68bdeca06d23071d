import { brotliDecompressSync } from "node:zlib"

export type FontTables = ReadonlyMap<string, DataView>

/**
 * The table tags that WOFF2 abbreviates. The abbreviation is the index of the tag in this list:
 * https://www.w3.org/TR/WOFF2/#table_dir_format.
 */
const KNOWN_TABLES =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".split(
    " ",
  )
const HEADER_BYTES = 48
const ARBITRARY_NAME = 63
/** The version that marks an outline table as not transformed. For all other tables, this version is 0. */
const OUTLINES_AS_THEY_ARE = 3

/** The name of a transformed `hmtx` table, which has no side bearings. */
export const WIDTHS = "hmtx widths"

export function readFont(file: Uint8Array): FontTables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  return view.getUint32(0) === 0x774f4632 ? readWoff2(view) : readSfnt(view)
}

function readSfnt(view: DataView): FontTables {
  const count = view.getUint16(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16
      const start = view.byteOffset + view.getUint32(entry + 8)
      return [readName(view, entry), new DataView(view.buffer, start, view.getUint32(entry + 12))]
    }),
  )
}

function readWoff2(view: DataView): FontTables {
  const { entries, end } = readDirectory(view)
  const packed = new Uint8Array(view.buffer, view.byteOffset + end, view.getUint32(20))
  const bytes = brotliDecompressSync(packed)
  const tables = new Map<string, DataView>()
  let start = bytes.byteOffset
  for (const { name, length, isTransformed } of entries) {
    if (name === "hmtx" && isTransformed) tables.set(WIDTHS, new DataView(bytes.buffer, start + 1, length - 1))
    else tables.set(name, new DataView(bytes.buffer, start, length))
    start += length
  }
  return tables
}

function readDirectory(view: DataView) {
  const entries: { readonly name: string; readonly length: number; readonly isTransformed: boolean }[] = []
  let at = HEADER_BYTES
  for (let left = view.getUint16(12); left > 0; left -= 1) {
    const flags = view.getUint8(at++)
    const known = flags & 0x3f
    const name = known === ARBITRARY_NAME ? readName(view, at) : (KNOWN_TABLES[known] ?? "").replace("_", " ")
    if (known === ARBITRARY_NAME) at += 4
    const original = readBase128(view, at)
    at = original.end
    const isOutlines = name === "glyf" || name === "loca"
    const isTransformed = flags >> 6 !== (isOutlines ? OUTLINES_AS_THEY_ARE : 0)
    const stored = isTransformed ? readBase128(view, at) : original
    at = stored.end
    entries.push({ name, length: stored.value, isTransformed })
  }
  return { entries, end: at }
}

/** Reads a number that is stored with seven bits per byte. The highest bit is set in all bytes except the last one. */
function readBase128(view: DataView, from: number): { readonly value: number; readonly end: number } {
  let value = 0
  for (let at = from; ; at += 1) {
    const byte = view.getUint8(at)
    value = value * 128 + (byte & 0x7f)
    if (byte < 128) return { value, end: at + 1 }
  }
}

function readName(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))
}
