import { existsSync, globSync, readFileSync } from "node:fs"
import { validate } from "dockerfile-utils"
import { expect, test } from "vitest"

const text = readFileSync("Containerfile", "utf8")
const getLines = (instruction: string) =>
  text.split("\n").flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []))

test("the Containerfile is one that builders understand", () => {
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
})

test("the linter sees what builders would not", () => {
  expect(validate("FROM node\nRUNN npm ci\n").map(({ message }) => message)).toEqual(["Unknown instruction: RUNN"])
})

test("its process does not run as root and starts like every site", () => {
  const users = getLines("USER")
  const [command = ""] = getLines("CMD")
  const [, file = ""] = JSON.parse(command) as string[]

  expect(users).toEqual(["node"])
  for (const site of globSync("sites/*")) expect(existsSync(`${site}/${file}`), site).toBe(true)
})

test("it runs the version of Node that the tests run with", () => {
  const [major] = process.versions.node.split(".")

  for (const image of getLines("FROM")) expect(image).toMatch(new RegExp(`/node:${major}-slim( |$)`))
})
