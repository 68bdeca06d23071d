import type { PriceChange } from "@forecourt/contracts/search"
import type { Storage } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "./engine.types.ts"
import type { ImportRow } from "./import/import.types.ts"
import { importDocuments } from "./import/import-documents.ts"
import type { IndexMeaning } from "./kinds/index-name.ts"
import { readIndexRow } from "./storage/index-rows.ts"
import { writePrices } from "./storage/prices.ts"

/** A sample index for development, with its documents. */
export interface SeededIndex extends IndexMeaning {
  readonly index: string
  readonly documents: Iterable<object>
  /** The earlier prices of the documents. Prices with a date in the future are skipped. */
  readonly prices?: Iterable<SeededPrice>
}

/** An earlier price of the document with the given key. */
export interface SeededPrice extends PriceChange {
  readonly key: string
}

export async function seedStorage(
  storage: Storage,
  seeds: Iterable<SeededIndex>,
  { log, now }: { log: (line: string) => void; now: () => number },
): Promise<void> {
  for (const { documents, prices = [], ...seed } of seeds) {
    if ((await readIndexRow(storage, seed.index)) !== null) continue
    await writePrices(storage, seed.index, getEarlierPrices(prices, now()))
    const { taken, quarantined } = await importDocuments(storage, {
      ...seed,
      now,
      source: "seed",
      rows: createRows(documents),
    })
    log(`search: ${seed.index} begins with ${taken} documents; ${quarantined} were left out.`)
  }
}

function getEarlierPrices(prices: Iterable<SeededPrice>, now: number): SeededPrice[] {
  return [...prices].filter(({ at }) => Date.parse(at) < now)
}

async function* createRows(documents: Iterable<object>): AsyncGenerator<ImportRow> {
  let row = 0
  for (const document of documents) {
    row += 1
    yield { row, document: document as SearchDocument, fault: null }
  }
}
