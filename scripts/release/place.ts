import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The owner's settings for all packages, from `release.config.json`. */
export interface Place {
  /** The URL of the repository, in the form `https://github.com/<owner>/<name>`. */
  readonly repository: string
  /** The keywords of each package by its name. The keywords that all packages share have the key `*`. */
  readonly keywords: Readonly<Record<string, readonly string[]>>
}

const FILE = "release.config.json"
/** Matches a GitHub address: npm provenance requires GitHub or GitLab, and the workflow is GitHub's. */
const ADDRESS = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/

/** Reads the owner's settings. Throws when the URL of the repository is not set. */
export function readPlace(root: string): Place {
  const { repository = "", keywords = {} }: Partial<Place> = JSON.parse(readFileSync(join(root, FILE), "utf8"))
  const form = 'Write its address there, as "https://github.com/<owner>/<name>", then try again.'
  if (repository === "")
    throw new Error(`${FILE}: does not say where the repository is ("repository" is empty). ${form}`)
  if (!ADDRESS.test(repository) || repository.endsWith(".git"))
    throw new Error(`${FILE}: "${repository}" is no address of a repository at GitHub. ${form}`)
  return { repository, keywords }
}
