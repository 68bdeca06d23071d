import { basename } from "node:path"
import { LANGUAGES } from "@forecourt/search-engine/rules"
import type { Storage } from "@forecourt/service-kit/storage"
import { type IndexMeaning, isIndexName } from "../kinds/index-name.ts"
import { getKind, KIND_NAMES } from "../kinds/kinds.ts"
import { parseArguments } from "../parse-arguments.ts"
import { readIndexRow } from "../storage/index-rows.ts"
import type { QuarantinedRow } from "./import.types.ts"
import { importDocuments } from "./import-documents.ts"
import { getMeaning, openFile, openMapping } from "./open-source.ts"
import { formatSummary } from "./summary.ts"

const OPTIONS = {
  index: { type: "string" },
  mapping: { type: "string" },
  kind: { type: "string" },
  language: { type: "string" },
  "dry-run": { type: "boolean" },
  yes: { type: "boolean" },
} as const

const USE =
  "Use: import <file> --index <name> [--mapping <file>] [--kind <kind>] [--language <code>] [--dry-run] [--yes]"
const ROWS_A_LINE = 10_000
/**
 * The number of rows per transaction. It is large, because the command handles no requests and waits for the disk less
 * often with large transactions.
 */
const ROWS_AT_ONCE = 2500
const FAULTS_SHOWN = 20

export async function runImportCommand(argv: readonly string[], storage: Storage, log: (line: string) => void) {
  const { file, index, said, mappingFile, dryRun, yes } = readArguments(argv)
  const mapping = mappingFile === undefined ? null : await openMapping(mappingFile)
  const row = await readIndexRow(storage, index)
  const { kind, language } = row ?? getMeaning(index, mapping, said)
  const faults = createFaultPrinter(log)
  const rows = await openFile(file, getKind(kind), mapping)
  const report = await importDocuments(storage, {
    index,
    kind,
    language,
    yes,
    dryRun,
    source: basename(file),
    rows,
    rowsAtOnce: ROWS_AT_ONCE,
    onFault: faults,
    onProgress: createProgressPrinter(log),
  })
  if (report.state === "refused") throw new Error(`search: ${formatSummary(report)}`)
  log(`search: ${formatSummary(report)}`)
  if (report.quarantined > FAULTS_SHOWN)
    log(`search: GET /indexes/${index}/quarantine shows every row that was left out.`)
}

function readArguments(argv: readonly string[]) {
  const { values, positionals } = parseArguments(argv, OPTIONS, USE)
  const { index, kind, language } = values
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || index === undefined || !isIndexName(index))
    throw new Error(`search: one file and the name of an index are needed. ${USE}`)
  const said: Partial<IndexMeaning> = {
    ...selectChoice("kind", KIND_NAMES, kind),
    ...selectChoice("language", LANGUAGES, language),
  }
  return {
    file,
    index,
    said,
    mappingFile: values.mapping,
    dryRun: values["dry-run"] ?? false,
    yes: values.yes ?? false,
  }
}

function selectChoice<Name extends string, Choice extends string>(
  name: Name,
  choices: readonly Choice[],
  value: string | undefined,
): { [Key in Name]?: Choice } {
  const match = choices.find((choice) => choice === value)
  if (value !== undefined && match === undefined) throw new Error(`search: --${name} is one of ${choices.join(", ")}.`)
  return match === undefined ? {} : ({ [name]: match } as { [Key in Name]?: Choice })
}

function createFaultPrinter(log: (line: string) => void) {
  let shown = 0
  return ({ row, field, reason }: QuarantinedRow) => {
    shown += 1
    if (shown <= FAULTS_SHOWN) log(`search: row ${row}: ${field} ${reason}`)
  }
}

function createProgressPrinter(log: (line: string) => void) {
  let next = ROWS_A_LINE
  return (rows: number) => {
    if (rows < next) return
    log(`search: ${rows} rows …`)
    next += ROWS_A_LINE
  }
}
