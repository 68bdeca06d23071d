import { posix } from "node:path"
import type { Place } from "./place.ts"

export interface Source {
  readonly folder: string
  readonly getFileKind: (path: string) => "file" | "folder" | null
}

export type Manifest = Readonly<Record<string, unknown>> & { readonly name: string }

export function createPublishedManifest(
  manifest: Manifest,
  { folder }: Source,
  { repository, keywords }: Place,
): Manifest {
  const { scripts: _scripts, devDependencies: _devDependencies, ...rest } = manifest
  return {
    ...rest,
    keywords: [...(keywords["*"] ?? []), ...(keywords[manifest.name] ?? [])].sort(),
    homepage: `${repository}/tree/HEAD/${folder}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: "git", url: `git+${repository}.git`, directory: folder },
  }
}

/** Returns the README for npm. Links to files of the repository are replaced with absolute URLs. */
export function createPublishedReadme(text: string, { folder, getFileKind }: Source, { repository }: Place): string {
  const toAddress = (target: string): string => {
    if (/^(#|[a-z]+:)/.test(target)) return target
    const [, path = "", anchor = ""] = /^([^#]*)(#.*)?$/.exec(target) ?? []
    const there = posix.join(folder, path).replace(/\/$/, "")
    const kind = there.startsWith("../") ? null : getFileKind(there)
    if (kind === null) throw new Error(`${folder}/README.md: links to ${target}, which is not there. Fix the link.`)
    return `${repository}/${kind === "file" ? "blob" : "tree"}/HEAD/${there}${anchor}`
  }
  return outsideOfCode(text, (prose) =>
    prose.replace(/(\]\()([^)\s]+)/g, (_, prefix: string, target: string) => prefix + toAddress(target)),
  )
}

function outsideOfCode(text: string, change: (prose: string) => string): string {
  return text
    .split(/(^```[\s\S]*?^```$|`[^`\n]+`)/m)
    .map((part) => (part.startsWith("`") ? part : change(part)))
    .join("")
}
