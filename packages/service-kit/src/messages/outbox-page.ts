import { escapeXml } from "@forecourt/contracts/escape-xml"
import type { Handler } from "hono"
import type { ServiceEnv } from "../http/service-app.ts"
import type { Outbox } from "../outbox/outbox.ts"
import type { Storage } from "../storage/storage.types.ts"
import { listMessages, type SentMessage } from "./development-receiver.ts"

/**
 * Creates the page that lists sent messages, as HTML or JSON depending on the `Accept` header. It waits for messages
 * that are still being sent.
 */
export function createOutboxPage(
  storage: Storage,
  { waitUntilSettled }: Pick<Outbox<never>, "waitUntilSettled">,
): Handler<ServiceEnv> {
  return async (context) => {
    await waitUntilSettled()
    const messages = await listMessages(storage)
    const headers = { "cache-control": "no-store", vary: "accept" }
    const isForPeople = context.req.header("accept")?.includes("text/html") ?? false
    return isForPeople ? context.html(renderPage(messages), 200, headers) : context.json({ messages }, 200, headers)
  }
}

function renderPage(messages: readonly SentMessage[]): string {
  const rows = messages.map(({ sentAt, to, text, about }) => {
    const cells = [to, Object.values(about).join(", "), text].map((cell) => `<td>${escapeXml(cell)}</td>`)
    return `<tr><td><time>${escapeXml(sentAt)}</time></td>${cells.join("")}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem } td, th { padding: .25rem 1rem .25rem 0; text-align: left }</style>
</head>
<body>
<h1>Outbox</h1>
<p>Messages that nobody received: this service is in development.</p>
<table>
<thead><tr><th>Sent</th><th>To</th><th>About</th><th>Text</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table>
</body>
</html>
`
}
