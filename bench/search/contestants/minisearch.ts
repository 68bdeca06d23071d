import MiniSearch from "minisearch"
import type { Contestant, Found, Row } from "../contestant.types.ts"
import { foldWords } from "../rows.ts"
import { readVersion } from "../versions.ts"
import { countInOnePass } from "./one-pass.ts"

/** Creates the MiniSearch implementation. It counts the facets in a plain loop, since MiniSearch has no facets. */
export function minisearch(): Contestant<Found> {
  const words = new MiniSearch<Row>({
    idField: "at",
    fields: ["words"],
    extractField: (row, name) => (name === "at" ? String(row.at) : row.words.join(" ")),
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  })
  let all: readonly Row[] = []
  return {
    name: "MiniSearch, facets by hand",
    version: readVersion("minisearch"),
    cannot: [],
    build(_, rows) {
      all = rows()
      words.addAll(all)
    },
    search(request) {
      const wanted = foldWords(request.keyphrase)
      if (wanted.length === 0) return countInOnePass(all, request)
      const result = words.search(wanted.join(" "), { combineWith: "AND", prefix: true })
      const some = result.flatMap(({ id }) => all[Number(id)] ?? [])
      return countInOnePass(some, request)
    },
    read: (result) => result,
  }
}
