import { readFileSync } from "node:fs"
import { join } from "node:path"

export interface Place {
  /** The URL of the repository, in the form `https://github.com/<owner>/<name>`. */
  readonly repository: string
  /** The npm keywords of each package, by package name. The key `*` contains the keywords that all packages share. */
  readonly keywords: Readonly<Record<string, readonly string[]>>
}

const FILE = "release.config.json"
/**
 * Matches the URL of a repository on GitHub. Other hosts are not allowed, because npm provenance and the release
 * workflow require GitHub.
 */
const ADDRESS = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/

export function readPlace(root: string): Place {
  const { repository = "", keywords = {} }: Partial<Place> = JSON.parse(readFileSync(join(root, FILE), "utf8"))
  const form = 'Write its address there, as "https://github.com/<owner>/<name>", then try again.'
  if (repository === "")
    throw new Error(`${FILE}: does not say where the repository is ("repository" is empty). ${form}`)
  if (!ADDRESS.test(repository) || repository.endsWith(".git"))
    throw new Error(`${FILE}: "${repository}" is no address of a repository at GitHub. ${form}`)
  return { repository, keywords }
}
