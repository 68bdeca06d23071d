import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "../schema/json.ts"

/** A typeface that a brand group uses. */
export interface Face {
  /** The name for the loader: `heading` for `--fc-face-heading`. */
  readonly name: string
  /** Custom property under which the theme finds it. */
  readonly property: string
  /** Package that brings its files. */
  readonly package: string
  /** Lightest and heaviest weight in the file that is built for the brand group. */
  readonly weights: string
}

/** The data that a new site takes from its brand group. */
export interface BrandGroup {
  readonly name: string
  readonly faces: readonly Face[]
  /** Token files, in the order in which they count. */
  readonly tokens: readonly string[]
  /** Token files that count after those of any surface. */
  readonly surfaceTokens: readonly string[]
  /** Paints that each country mixes for itself. */
  readonly ownPaints: Readonly<Record<string, Json>>
}

const OWN_PAINTS = ["accent", "accent-strong", "sand"]

interface TokenFile {
  readonly font?: Readonly<Record<string, unknown>>
  readonly palette?: Readonly<Record<string, Json>>
}

/** Reads the typefaces and the paints of a brand group. */
export function readBrandGroup(root: string, name: string): BrandGroup {
  const { font = {}, palette = {} }: TokenFile = JSON.parse(
    readFileSync(join(root, `packages/themes/src/${name}.tokens.json`), "utf8"),
  )
  const faces = new Map<string, Face>()
  const weights = readWeights(root, name)
  for (const token of Object.values(font)) {
    const face = toFace(token, weights)
    if (face) faces.set(face.property, face)
  }
  const ownPaints = OWN_PAINTS.flatMap((paint) => (palette[paint] === undefined ? [] : [[paint, palette[paint]]]))
  const onSurfaces = `surfaces/${name}.tokens.json`
  const surfaceTokens = existsSync(join(root, "packages/themes/src", onSurfaces))
    ? [`@forecourt/themes/${onSurfaces}`]
    : []
  return {
    name,
    faces: [...faces.values()],
    tokens: [`@forecourt/themes/${name}.tokens.json`, ...surfaceTokens],
    surfaceTokens,
    ownPaints: Object.fromEntries(ownPaints),
  }
}

/** Packages of the faces, each once. */
export function listPackages({ faces }: BrandGroup): readonly string[] {
  return [...new Set(faces.map((face) => face.package))].sort()
}

function toFace(token: unknown, weights: Readonly<Record<string, string>>): Face | null {
  const { $extensions } = (token ?? {}) as { $extensions?: Record<string, { face?: string; package?: string }> }
  const { face: property, package: from } = $extensions?.["org.forecourt"] ?? {}
  if (property === undefined || from === undefined) return null
  return { name: property.replace("--fc-face-", ""), property, package: from, weights: weights[property] ?? "" }
}

/** Reads the weights of each face by its property, from the package that builds its files. */
function readWeights(root: string, name: string): Readonly<Record<string, string>> {
  const args = ["run", "--silent", "weights", "--workspace", "@forecourt/themes", "--", name]
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd: root, encoding: "utf8" })
  if (status !== 0)
    throw new Error(`new site: the weights of ${name}'s typefaces could not be read.\n${(stderr || stdout).trim()}`)
  return JSON.parse(stdout)
}
