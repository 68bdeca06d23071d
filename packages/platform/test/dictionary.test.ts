import { join } from "node:path"
import { expect, test } from "vitest"
import { checkDictionary } from "../../services/content/src/documents/check-documents.ts"
import { readSeeds } from "../../services/content/src/seed/read-seed.ts"
import { listTextKeys } from "../src/known-text-keys.ts"

test("an unknown dictionary key is reported with the most similar known key", () => {
  expect(checkDictionary({ "footer.socail": "Följ oss" }, listTextKeys())).toEqual([
    {
      pointer: "/footer.socail",
      message: "is a text that nothing says",
      cure: "Take it out, or add it to schemas/site/dictionary.schema.json. Did you mean footer.social?",
    },
  ])
  expect(checkDictionary({ "footer.social": "Följ oss" }, listTextKeys())).toEqual([])
})

test("the dictionaries of all sites contain only keys that the software uses", () => {
  const seeds = readSeeds(join(import.meta.dirname, "../../../sites"))
  const dictionaries = seeds.flatMap(({ files }) => files.filter((file) => file.kind === "dictionary"))

  expect(dictionaries.flatMap(({ document }) => checkDictionary(document, listTextKeys()))).toEqual([])
})
