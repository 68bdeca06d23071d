import { formatAge, formatId, formatKind, formatTime, STATES } from "./formats.ts"
import { SendOrDrop } from "./leads.tsx"
import { Back, Button, type Column, Empty, Facts, PostForm, SelectField, State, Table } from "./parts.tsx"
import css from "./staff.module.css"
import type { MessageContent, MessagesContent, ServiceMessage } from "./view.types.ts"

const getState = ({ gaveUpAt, isLate }: ServiceMessage) =>
  gaveUpAt !== null ? "given-up" : isLate ? "late" : "waiting"

interface MessagesProps extends MessagesContent {
  readonly now: number
  readonly formToken: string
}

export function MessagesPage({ messages, state, now, formToken }: MessagesProps) {
  const columns: readonly Column<ServiceMessage>[] = [
    {
      title: "Message",
      render: ({ service, id, kind }) => <a href={`/staff/messages/${service}/${id}`}>{formatKind(kind)}</a>,
    },
    { title: "Service", render: ({ service }) => service },
    { title: "State", render: (message) => <State name={getState(message)}>{STATES[getState(message)]}</State> },
    { title: "Age", render: ({ createdAt }) => formatAge(createdAt, now), isNumber: true },
    { title: "Attempts", render: ({ attempts }) => attempts, isNumber: true },
    { title: "Last problem", render: ({ problem }) => problem ?? "" },
  ]
  return (
    <>
      <div className={css.heading}>
        <h1>Outbox</h1>
        {messages.length === 0 ? null : (
          <PostForm action="messages/send-all" formToken={formToken}>
            <Button look="primary">Send all now</Button>
          </PostForm>
        )}
      </div>
      <form method="get" action="/staff/messages" className={css.filters}>
        <SelectField
          label="State"
          name="state"
          value={state}
          options={[
            ["", "All"],
            ["waiting", STATES.waiting],
            ["late", STATES.late],
            ["given-up", STATES["given-up"]],
          ]}
        />
        <Button>Show</Button>
      </form>
      {messages.length === 0 ? (
        <Empty title="Nothing waits">
          <p>Every message was delivered.</p>
        </Empty>
      ) : (
        <Table
          caption="Messages that wait"
          columns={columns}
          rows={messages}
          getKey={({ service, id }) => `${service} ${id}`}
        />
      )}
    </>
  )
}

interface MessageProps extends MessageContent {
  readonly zone: string
  readonly formToken: string
}

export function MessagePage({ message, text, zone, formToken }: MessageProps) {
  const { service, id, kind, createdAt, expiresAt, attempts, problem } = message
  const state = getState(message)
  return (
    <>
      <Back href="/staff/messages">Outbox</Back>
      <div className={css.heading}>
        <h1>{formatKind(kind)}</h1>
        <State name={state}>{STATES[state]}</State>
      </div>
      <div className={css.columns}>
        <section aria-labelledby="content-title" className={css.panel}>
          <h2 id="content-title">Content</h2>
          {text === null ? (
            <p>Content: none of the service's secrets opens it. Set the previous secrets.</p>
          ) : (
            <pre className={css.source}>{text}</pre>
          )}
        </section>
        <section aria-labelledby="delivery-title" className={css.panel}>
          <h2 id="delivery-title">Delivery</h2>
          <Facts
            facts={[
              ["Service", service],
              ["Number", formatId(id)],
              ["Written", formatTime(createdAt, zone)],
              ["Expires", expiresAt === null ? "Never" : formatTime(expiresAt, zone)],
              ["Attempts", String(attempts)],
              ["Last problem", problem ?? "–"],
            ]}
          />
          <SendOrDrop path={`messages/${service}/${id}`} formToken={formToken} />
        </section>
      </div>
    </>
  )
}
