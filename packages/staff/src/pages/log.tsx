import { formatId, formatTime } from "./formats.ts"
import css from "./layout.module.css"
import { type Column, Empty, Table } from "./parts.tsx"
import type { LogContent, LogLine } from "./view.types.ts"

export function LogPage({ lines, zone }: LogContent & { readonly zone: string }) {
  const columns: readonly Column<LogLine>[] = [
    { title: "When", render: ({ actedAt }) => <time dateTime={actedAt}>{formatTime(actedAt, zone)}</time> },
    { title: "Who", render: ({ actor }) => actor },
    { title: "What", render: ({ action }) => action },
    { title: "Which", render: ({ subject }) => formatId(subject) },
    { title: "Reason", render: ({ reason }) => reason },
    { title: "Service", render: ({ service }) => service },
  ]
  return (
    <>
      <h1>Log</h1>
      <p className={css.lead}>Every reading of personal data and every change, newest first: the latest 200.</p>
      {lines.length === 0 ? (
        <Empty title="Nothing has happened yet" />
      ) : (
        <Table
          caption="Actions"
          columns={columns}
          rows={lines}
          getKey={({ actedAt, action, subject, service }) => [actedAt, action, subject, service].join(" ")}
        />
      )}
    </>
  )
}
