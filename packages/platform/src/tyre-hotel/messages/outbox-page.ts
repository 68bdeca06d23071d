import { type Answer, type Ask, header, json } from "../../http/exchange.ts"
import { escapeXml } from "../../storage/stored-value.ts"
import type { SentMessage } from "./outbox.ts"

/** `GET /tyre-hotel/outbox`: what was sent, as a page for people or as JSON for programs. */
export function outboxPage(ask: Ask, messages: readonly SentMessage[]): Answer {
  const headers = { "cache-control": "no-store", vary: "accept" }
  if (!header(ask, "accept").includes("text/html")) return json(200, { messages }, headers)
  return { status: 200, headers: { ...headers, "content-type": "text/html; charset=utf-8" }, body: pageOf(messages) }
}

function pageOf(messages: readonly SentMessage[]): string {
  const rows = messages.map(
    ({ sentAt, to, regNo, words }) =>
      `<tr><td><time>${escapeXml(sentAt)}</time></td><td>${escapeXml(to)}</td><td>${escapeXml(regNo)}</td><td>${escapeXml(words)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tyre hotel: outbox</title>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem } td, th { padding: .25rem 1rem .25rem 0; text-align: left }</style>
</head>
<body>
<h1>Outbox</h1>
<p>Text messages that nobody received: this platform is in development.</p>
<table>
<thead><tr><th>Sent</th><th>To</th><th>Vehicle</th><th>Words</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table>
</body>
</html>
`
}
