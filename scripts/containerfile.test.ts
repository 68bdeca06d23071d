import { existsSync, globSync, readFileSync } from "node:fs"
import { validate } from "dockerfile-utils"
import { expect, test } from "vitest"

const text = readFileSync("Containerfile", "utf8")
const getLines = (instruction: string) =>
  text.split("\n").flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []))

test("the Containerfile is valid", () => {
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
})

test("the linter finds errors in a Containerfile", () => {
  expect(validate("FROM node\nRUNN npm ci\n").map(({ message }) => message)).toEqual(["Unknown instruction: RUNN"])
})

test("the container runs as a non-root user, and its start command exists in every site", () => {
  const users = getLines("USER")
  const [command = ""] = getLines("CMD")
  const [, file = ""] = JSON.parse(command) as string[]

  expect(users).toEqual(["node"])
  for (const site of globSync("sites/*")) expect(existsSync(`${site}/${file}`), site).toBe(true)
})

test("the container uses the same major version of Node as the tests", () => {
  const [major] = process.versions.node.split(".")

  for (const image of getLines("FROM")) expect(image).toMatch(new RegExp(`/node:${major}-slim( |$)`))
})
