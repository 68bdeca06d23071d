import type { Storage } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "./engine.types.ts"
import type { ImportRow } from "./import/import.types.ts"
import { importDocuments } from "./import/import-documents.ts"
import type { IndexMeaning } from "./kinds/index-name.ts"
import { readIndexRow } from "./storage/index-rows.ts"

/** Documents of development for an index. */
export interface SeededIndex extends IndexMeaning {
  readonly index: string
  readonly documents: Iterable<object>
}

/** Puts documents of development into indexes that are not there; those that are there stay as they are. */
export async function seedStorage(
  storage: Storage,
  seeds: Iterable<SeededIndex>,
  { say, now }: { say: (line: string) => void; now: () => number },
): Promise<void> {
  for (const { documents, ...seed } of seeds) {
    if ((await readIndexRow(storage, seed.index)) !== null) continue
    const { taken, quarantined } = await importDocuments(storage, {
      ...seed,
      now,
      source: "seed",
      rows: rowsOf(documents),
    })
    say(`search: ${seed.index} begins with ${taken} documents; ${quarantined} were left out.`)
  }
}

async function* rowsOf(documents: Iterable<object>): AsyncGenerator<ImportRow> {
  let row = 0
  for (const document of documents) {
    row += 1
    yield { row, document: document as SearchDocument, fault: null }
  }
}
