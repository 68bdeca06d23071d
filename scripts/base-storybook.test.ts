import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { findBase } from "./base-storybook.ts"
import { run } from "./run-to-end.ts"

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), "forecourt-base-"))
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], root).trim()
  const commit = (text: string) => {
    writeFileSync(join(root, "file.txt"), text)
    git("add", "-A")
    git("commit", "-qm", text)
    return git("rev-parse", "HEAD")
  }
  git("init", "-q", "--initial-branch=main")
  return { root, git, commit, first: commit("first"), second: commit("second") }
}

test("on main the stories are compared with the stories of the previous commit", () => {
  const { root, first } = createRepository()

  expect(findBase(root)).toBe(first)
})

test("on a branch the stories are compared with the stories of the commit where the branch left main", () => {
  const { root, git, commit, second } = createRepository()
  git("switch", "-qc", "branch")
  commit("third")

  expect(findBase(root)).toBe(second)
})

test("with uncommitted changes the stories are compared with the stories of the current commit", () => {
  const { root, second } = createRepository()
  writeFileSync(join(root, "file.txt"), "changed")

  expect(findBase(root)).toBe(second)
})

test("the commit where a branch left main is found even if main exists only on the remote", () => {
  const { root, git, commit, second } = createRepository()
  git("switch", "-qc", "branch")
  commit("third")
  git("update-ref", "refs/remotes/origin/main", second)
  git("branch", "-qD", "main")

  expect(findBase(root)).toBe(second)
})

test("no base commit is found in a folder without a Git history", () => {
  expect(findBase(mkdtempSync(join(tmpdir(), "forecourt-base-")))).toBeNull()
})

test("no base commit is found for the first commit of a repository", () => {
  const { root, git, first } = createRepository()
  git("reset", "-q", "--hard", first)

  expect(findBase(root)).toBeNull()
})
