import { spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { printStep } from "./print.ts"
import { run } from "./run-to-end.ts"

const ROOT = join(import.meta.dirname, "..")
/**
 * The folder for the Storybook of the base commit. It is inside the repository, so that Node.js finds the installed
 * packages.
 */
const CACHE = ".cache/base-storybook"

export const NO_HISTORY =
  "Pictures are not compared: there is no git history, and so no Storybook of the commit before."

/**
 * Builds the Storybook of the base commit. Returns an environment variable that contains the folder of the build. The
 * variable is empty if there is no git history.
 */
export function provideBaseStorybook(): { readonly FORECOURT_STORIES_BASE: string } {
  const base = findBase(ROOT)
  if (base === null) {
    printStep(NO_HISTORY)
    return { FORECOURT_STORIES_BASE: "" }
  }
  const folder = join(CACHE, [base, process.env.FORECOURT_STORIES ?? ""].join("-").replaceAll(/\W+/g, "-"))
  if (!existsSync(join(ROOT, folder))) buildStorybook(base, folder)
  return { FORECOURT_STORIES_BASE: folder }
}

/**
 * Returns the merge base with main. On main, this is the current commit if there are uncommitted changes, and otherwise
 * the previous commit. Returns `null` if there is no such commit or no git history.
 */
export function findBase(root: string): string | null {
  if (!existsSync(join(root, ".git"))) return null
  const git = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
    return status === 0 ? stdout.trim() : null
  }
  const head = git("rev-parse", "HEAD")
  const mergeBase = git("merge-base", "main", "HEAD") ?? git("merge-base", "origin/main", "HEAD")
  if (mergeBase !== head || git("status", "--porcelain") !== "") return mergeBase
  return git("rev-parse", "--verify", "--quiet", "HEAD~1")
}

function buildStorybook(base: string, folder: string): void {
  printStep(`Building the Storybook of ${base.slice(0, 8)}, to compare pictures with`)
  const tree = join(ROOT, CACHE, "tree")
  rmSync(join(ROOT, CACHE), { recursive: true, force: true })
  run("git", ["worktree", "prune"], ROOT)
  run("git", ["worktree", "add", "--detach", tree, base], ROOT)
  try {
    install(tree)
    run(join(ROOT, "node_modules/.bin/storybook"), ["build", "-o", "built", "--quiet", "--disable-telemetry"], tree)
    renameSync(join(tree, "built"), join(ROOT, folder))
  } finally {
    run("git", ["worktree", "remove", "--force", tree], ROOT)
  }
}

/**
 * Installs the packages of a commit. If the lock file has the same versions, the packages that are already installed
 * are used instead.
 */
function install(tree: string): void {
  if (readLocked(tree) !== readLocked(ROOT)) {
    printStep("Its package-lock.json names other packages: installing them")
    run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], tree)
    return
  }
  const { workspaces }: { readonly workspaces: readonly string[] } = readJson(join(tree, "package.json"))
  for (const file of globSync(
    workspaces.map((workspace) => `${workspace}/package.json`),
    { cwd: tree },
  )) {
    const { name }: { readonly name: string } = readJson(join(tree, file))
    const link = join(tree, "node_modules", name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(tree, dirname(file)), link)
  }
}

function readLocked(root: string): string {
  const lock: { readonly packages: Readonly<Record<string, { readonly link?: true }>> } = readJson(
    join(root, "package-lock.json"),
  )
  const entries = Object.entries(lock.packages)
  return JSON.stringify(entries.filter(([path, { link }]) => path.includes("node_modules/") && !link))
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"))
