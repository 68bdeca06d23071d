import { posix } from "node:path"
import type { Node, UnionNode } from "../ir/ir.types.ts"
import type { Cache, Contract, Operation } from "./contract.types.ts"
import { findDefinition, formatInputName, formatOutputType, listEvents, type TypedContract } from "./contract-names.ts"

interface PageOptions {
  readonly out: string
}

export function emitContractPage(typed: TypedContract, { out }: PageOptions): string {
  const { contract, schemas, command } = typed
  const source = `${posix.relative(out, schemas)}/${contract.path}`
  return `${[
    `<!-- Generated from ${schemas}/${contract.path} by @forecourt/codegen. Do not edit: change the contract, then run \`${command}\`. -->`,
    `# ${contract.title}`,
    contract.description,
    `Source: [the contract](${source}).`,
    renderOverview(contract),
    ...contract.operations.map((operation) => renderSection(typed, operation, out)),
    renderProblems(contract),
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`
}

function renderOverview({ operations }: Contract): string {
  const rows = operations.map(
    ({ name, method, path, needsSession, repeatable }) =>
      `| [\`${name}\`](#${name.toLowerCase()}) | \`${method} ${path}\` | ${needsSession ? "yes" : "no"} | ${repeatable === null ? "no" : "yes"} |`,
  )
  return ["| Call | Request | Needs a session | Can be retried |", "|---|---|---|---|", ...rows].join("\n")
}

function renderSection(typed: TypedContract, operation: Operation, out: string): string {
  const { name, summary, description, method, path } = operation
  return [
    `## ${name}`,
    summary,
    description,
    `\`\`\`http\n${method} ${path}\n\`\`\``,
    renderInputs(typed, operation, out),
    renderOutput(typed, operation, out),
    renderFacts(operation),
    renderRefusals(operation),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
}

function renderOutput(typed: TypedContract, operation: Operation, out: string): string {
  const { status, response, stream } = operation
  const withStatus = status === 200 ? "" : `, with status ${status}`
  if (stream === null)
    return `Returns \`${formatOutputType(operation, typed.ir)}\`${formatLink(typed, response, out)}${withStatus}.`
  const rows = listEvents(operation, typed.ir).map(
    ([name, { name: type, path }]) =>
      `| \`${name}\` | \`${type}\`${formatLink(typed, path, out)} | ${stream.last.includes(name) ? "yes" : "no"} |`,
  )
  const head = ["| Event | Data | Last |", "|---|---|---|"]
  return [
    `Returns a stream of events, with a heartbeat every ${stream.heartbeatSeconds} s:`,
    [...head, ...rows].join("\n"),
  ].join("\n\n")
}

function renderInputs(typed: TypedContract, operation: Operation, out: string): string {
  const { parameters, body, needsSession } = operation
  const rows = [
    ...parameters.map(
      ({ name, wire, in: place, isRequired, description }) =>
        `| \`${name}\` | ${place} \`${wire}\` | ${isRequired ? "yes" : "no"} | ${formatCell(description)} |`,
    ),
    ...listFieldRows(typed, body),
    ...(needsSession ? ["| `token` | header `authorization` | yes | The visitor's session. |"] : []),
  ]
  if (rows.length === 0) return "Takes no input."
  const head = ["| Field | In | Required | Description |", "|---|---|---|---|"]
  return [
    `Takes \`${formatInputName(operation)}\`${formatLink(typed, body, out)}:`,
    [...head, ...rows].join("\n"),
  ].join("\n\n")
}

function listFieldRows({ ir }: TypedContract, body: string | null): string[] {
  const node = findDefinition(ir, body)?.node
  return node?.kind === "union" ? listVariantRows(node) : listPropertyRows(node)
}

/**
 * Lists the rows for the properties of all variants. A property that all variants share has one row. Every other row
 * names the variants in which the property occurs.
 */
function listVariantRows({ variants, discriminator }: UnionNode): string[] {
  const isShared = (row: string) => variants.every(({ node }) => listPropertyRows(node).includes(row))
  const rows = variants.flatMap(({ values, node }) => {
    const condition = ` where \`${discriminator}\` is ${values.map((value) => `\`${value}\``).join(" or ")} |`
    return listPropertyRows(node).map((row) => (isShared(row) ? row : row.replace(" |", condition)))
  })
  return [...new Set(rows)]
}

function listPropertyRows(node: Node | undefined): string[] {
  if (node?.kind === "ref") return listPropertyRows(node.target.node)
  if (node?.kind !== "object") return []
  return node.properties.map(
    ({ name, required, node: { meta } }) =>
      `| \`${name}\` | body | ${required ? "yes" : "no"} | ${formatCell(meta.description ?? "")} |`,
  )
}

function renderFacts({ repeatable, limits, queryMethod, maxBytes, cache }: Operation): string {
  const lines = [
    repeatable === null ? "Is not retried automatically." : `Can be retried. ${repeatable}`,
    queryMethod &&
      `A service that requires query parameters receives the fields in the query string, with ${queryMethod}.`,
    limits &&
      `Rate limit of a site in ten minutes: ${Object.entries(limits)
        .map(
          ([subject, most]) =>
            `${most} calls per ${subject === "address" || subject === "session" ? subject : `\`${subject}\``}`,
        )
        .join(" and ")}.`,
    maxBytes && `The body has at most ${maxBytes} bytes.`,
    cache && formatCacheFact(cache),
  ]
  return lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join("\n")
}

function formatCacheFact({ scope, seconds, tags }: Cache): string {
  const cache = scope === "public" ? "Any cache" : "The visitor's browser"
  const until =
    tags.length === 0 ? "" : `, or until one of its tags is invalidated: ${tags.map((tag) => `\`${tag}\``).join(", ")}`
  return `${cache} can store the response for ${seconds} s${until}.`
}

function renderRefusals({ refusals: all }: Operation): string {
  if (all.length === 0) return ""
  const rows = all.map(
    ({ status, description, codes }) =>
      `| ${status} | ${codes.map((code) => `\`${code}\``).join(", ")} | ${formatCell(description)} |`,
  )
  return ["| Status | Code | When |", "|---|---|---|", ...rows].join("\n")
}

function renderProblems({ problems: all }: Contract): string {
  if (all.length === 0) return ""
  const rows = all.map(({ code, status, summary }) => `| \`${code}\` | ${status} | ${formatCell(summary)} |`)
  return ["## Codes", ["| Code | Status | Description |", "|---|---|---|", ...rows].join("\n")].join("\n\n")
}

function formatLink({ schemas }: TypedContract, path: string | null, out: string): string {
  return path === null ? "" : ` ([schema](${posix.relative(out, schemas)}/${path}))`
}

function formatCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ")
}
