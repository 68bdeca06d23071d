import { deflateSync } from "node:zlib"
import { type PaintName, paints } from "@forecourt/artwork/cars"
import { remembered } from "../remembered.ts"

/** The size of a blurred picture in pixels: enough for colours and light, not for shapes. */
const WIDTH = 12
const HEIGHT = 8

/**
 * The blurred pictures, one character for each pixel: `.` the surface, `s` the shadow on it, `p` paint, `l` its lit and
 * `d` its dark side, `g` glass, `w` wheels.
 */
const MASKS = {
  side: [
    "............",
    "............",
    "....gggg....",
    "..ppggggpp..",
    ".lpppppppppl",
    ".pwwddddwwp.",
    "..ww.ss.ww..",
    "............",
  ],
  quarter: [
    "............",
    "............",
    "...llgggl...",
    "..lpggggpp..",
    ".lpppppppdd.",
    ".ppwwpppwwd.",
    "..sswwssww..",
    "............",
  ],
  rear: [
    "............",
    "............",
    "...lggggl...",
    "..ppggggpl..",
    ".ddpppppppl.",
    ".dwwpppwwpp.",
    "..wwssswws..",
    "............",
  ],
  closeUp: [
    "dddddddddddd",
    "dppppppppppd",
    "pplllllllppp",
    "plllwwwwlllp",
    "pllwwwwwwllp",
    "pppwwwwwwppp",
    "dpppwwwwpppd",
    "dddddddddddd",
  ],
} as const

/** The names of the pictures that have a blurred version. */
export type BlurName = keyof typeof MASKS

const SIGNS = ".spldgw"

/**
 * Returns a blurred version of each picture of a car, as data URLs: PNGs of 12 by 8 pixels in the colours of its paint.
 */
export function blursOf(paint: PaintName, surface: string): Readonly<Record<BlurName, string>> {
  return onSurface(surface)(paint)
}

const onSurface = remembered((surface: string) => remembered((paint: PaintName) => blurs(paletteOf(paint, surface))))

function blurs(palette: Buffer): Readonly<Record<BlurName, string>> {
  const blur = (name: BlurName): string => dataUrl(MASKS[name], palette)
  return { side: blur("side"), quarter: blur("quarter"), rear: blur("rear"), closeUp: blur("closeUp") }
}

/** Returns the palette of a picture: three bytes for each character of a mask. */
function paletteOf(paint: PaintName, surface: string): Buffer {
  const { base, light, shade } = paints[paint]
  return Buffer.from([surface, "#b9bdbf", base, light, shade, "#5b666e", "#33393d"].flatMap(bytesOf))
}

const bytesOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function dataUrl(mask: readonly string[], palette: Buffer): string {
  const png = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", headerOf()),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(pixelsOf(mask), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString("base64")}`
}

/** Returns the PNG header: four bits for each pixel, which is an index into the palette. */
function headerOf(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([4, 3, 0, 0, 0], 8)
  return header
}

/** Returns the pixel data: for each line a byte for 'no filter', then two pixels in each byte. */
function pixelsOf(mask: readonly string[]): Buffer {
  const at = (line: string, column: number): number => SIGNS.indexOf(line.charAt(column))
  return Buffer.from(
    mask.flatMap((line) => [
      0,
      ...Array.from({ length: WIDTH / 2 }, (_, pair) => (at(line, pair * 2) << 4) | at(line, pair * 2 + 1)),
    ]),
  )
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crcOf(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Calculates the CRC-32 of a PNG chunk. */
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
