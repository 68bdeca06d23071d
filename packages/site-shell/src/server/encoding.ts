import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip"

/** Shorter bodies do not gain from it. */
export const SMALLEST_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The best encoding that a visitor's browser takes, or `null` for none. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const offers = new Map(
    (accepted ?? "").split(",").map((offer) => {
      const [name = "", ...parameters] = offer.trim().toLowerCase().split(";")
      const quality = /q=([\d.]+)/.exec(parameters.join(";"))?.[1]
      return [name.trim(), quality === undefined ? 1 : Number(quality)]
    }),
  )
  const takes = (name: string) => (offers.get(name) ?? offers.get("*") ?? 0) > 0
  if (takes("br")) return "br"
  return takes("gzip") ? "gzip" : null
}

/** Compresses a body; harder when the result is kept for others. */
export function encode(body: Buffer, encoding: Encoding, { isKept }: { readonly isKept: boolean }): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(body, { level: isKept ? 9 : 5 })
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Whether a kind of file is text that shrinks. */
export function isText(type: string): boolean {
  return /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg\+xml)/.test(type)
}
