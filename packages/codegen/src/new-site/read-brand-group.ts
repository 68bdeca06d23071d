import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "../schema/json.ts"

export interface Face {
  /**
   * The name of the function that loads the typeface, such as `heading` for the custom property `--fc-face-heading`.
   */
  readonly name: string
  /** The CSS custom property by which the theme refers to the typeface, such as `--fc-face-heading`. */
  readonly property: string
  readonly package: string
  /** The range of weights in the brand group's font file, from lightest to heaviest. */
  readonly weights: string
}

export interface BrandGroup {
  readonly name: string
  readonly faces: readonly Face[]
  /** The paths of the token files, in the order in which they are applied. */
  readonly tokens: readonly string[]
  /**
   * The paths of the token files for surfaces, such as `dark` or `accent`. On such a surface, they override other
   * tokens.
   */
  readonly surfaceTokens: readonly string[]
  readonly ownPaints: Readonly<Record<string, Json>>
}

const OWN_PAINTS = ["accent", "accent-strong", "sand"]

interface TokenFile {
  readonly font?: Readonly<Record<string, unknown>>
  readonly palette?: Readonly<Record<string, Json>>
}

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

export function listPackages({ faces }: BrandGroup): readonly string[] {
  return [...new Set(faces.map((face) => face.package))].sort()
}

function toFace(token: unknown, weights: Readonly<Record<string, string>>): Face | null {
  const { $extensions } = (token ?? {}) as { $extensions?: Record<string, { face?: string; package?: string }> }
  const { face: property, package: from } = $extensions?.["org.forecourt"] ?? {}
  if (property === undefined || from === undefined) return null
  return { name: property.replace("--fc-face-", ""), property, package: from, weights: weights[property] ?? "" }
}

/** Returns the font weights by custom property, such as `--fc-face-heading`. */
function readWeights(root: string, name: string): Readonly<Record<string, string>> {
  const args = ["run", "--silent", "weights", "--workspace", "@forecourt/themes", "--", name]
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd: root, encoding: "utf8" })
  if (status !== 0)
    throw new Error(`new site: the weights of ${name}'s typefaces could not be read.\n${(stderr || stdout).trim()}`)
  return JSON.parse(stdout)
}
