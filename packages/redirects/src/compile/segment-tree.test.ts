import { expect, test } from "vitest"
import { readSourceSteps } from "../pattern/source-pattern.ts"
import { addToTree, createNode, findInTree } from "./segment-tree.ts"

function find(sources: readonly string[], path: string, accepts: (rule: number) => boolean = () => true, best = 99) {
  const tree = createNode()
  for (const [rule, source] of sources.entries()) addToTree(tree, readSourceSteps(source), rule)
  const tried: number[] = []
  const rule = findInTree(tree, path, 1, best, (item) => {
    tried.push(item)
    return accepts(item)
  })
  return { rule, tried }
}

const SOURCES = ["/a/b/c", "/a/:x", "/a/pre-:x", "/:any*", "/a/b", "/:x/b"]

test("the matching rule with the lowest index is returned, regardless of the rule's position in the tree", () => {
  expect(find(SOURCES, "/a/b")).toEqual({ rule: 1, tried: [3, 1] })
  expect(find(SOURCES, "/a/b/c")).toEqual({ rule: 0, tried: [3, 0] })
  expect(find(SOURCES, "/a/pre-1").rule).toBe(1)
  expect(find(SOURCES, "/b/b")).toEqual({ rule: 3, tried: [3] })
  expect(find(SOURCES, "/").rule).toBe(3)
})

test("a rule whose conditions are not met is skipped", () => {
  expect(find(SOURCES, "/a/b", (rule) => rule > 3).rule).toBe(4)
  expect(find(SOURCES, "/a/pre-1", (rule) => rule === 2).rule).toBe(2)
  expect(find(SOURCES, "/a/pr", (rule) => rule === 2).tried).not.toContain(2)
  expect(find(SOURCES, "/a/b", () => false)).toMatchObject({ rule: 99 })
})

test("rules that follow the best match found so far are not tested", () => {
  expect(find(SOURCES, "/a/b", undefined, 0)).toEqual({ rule: 0, tried: [] })
  expect(find(["/a", "/a"], "/a", undefined, 1)).toEqual({ rule: 0, tried: [0] })
  expect(find(["/x", "/a"], "/a", undefined, 1)).toEqual({ rule: 1, tried: [] })
})
