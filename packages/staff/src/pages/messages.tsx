import { formatAge, formatCount, formatId, formatKind, formatTime, STATES } from "./formats.ts"
import css from "./layout.module.css"
import { SendOrDrop } from "./leads.tsx"
import { Back, Button, type Column, Empty, Facts, PostForm, SelectField, State, Table } from "./parts.tsx"
import type { MessageContent, MessagesContent, ServiceMessage } from "./view.types.ts"

interface MessagesProps extends MessagesContent {
  readonly now: number
  readonly zone: string
  readonly formToken: string
}

export function MessagesPage({ messages, state, counts, sendable, now, zone, formToken }: MessagesProps) {
  const columns: readonly Column<ServiceMessage>[] = [
    {
      title: "Message",
      render: ({ service, id, kind }) => <a href={`/staff/messages/${service}/${id}`}>{formatKind(kind)}</a>,
    },
    { title: "Service", render: ({ service }) => service },
    {
      title: "State",
      render: ({ state, createdAt }) => (
        <State name={state}>
          {state === "planned" ? `${STATES.planned} for ${formatTime(createdAt, zone)}` : STATES[state]}
        </State>
      ),
    },
    {
      title: "Age",
      render: ({ state, createdAt }) => (state === "planned" ? "" : formatAge(createdAt, now)),
      isNumber: true,
    },
    { title: "Attempts", render: ({ attempts }) => attempts, isNumber: true },
    { title: "Last problem", render: ({ problem }) => problem ?? "" },
  ]
  return (
    <>
      <div className={css.heading}>
        <h1>Outbox</h1>
        {sendable === 0 ? null : (
          <PostForm action="messages/send-all" formToken={formToken}>
            <input type="hidden" name="state" value={state} />
            <input type="hidden" name="shownAt" value={new Date(now).toISOString()} />
            <Button look="primary">Send {formatCount(sendable, "message")} now</Button>
          </PostForm>
        )}
      </div>
      <form method="get" action="/staff/messages" className={css.filters}>
        <SelectField label="State" name="state" value={state} options={listOptions(counts)} />
        <Button>Show</Button>
      </form>
      {messages.length === 0 ? (
        <NoMessages state={state} />
      ) : (
        <Table
          caption="Messages that were not delivered"
          columns={columns}
          rows={messages}
          getKey={({ service, id }) => `${service} ${id}`}
        />
      )}
    </>
  )
}

function listOptions(counts: MessagesContent["counts"]) {
  const { planned, waiting, late, "given-up": givenUp } = counts
  return [
    ["", `All (${planned + waiting + late + givenUp})`],
    ["waiting", `${STATES.waiting} (${waiting + late})`],
    ["late", `${STATES.late} (${late})`],
    ["given-up", `${STATES["given-up"]} (${givenUp})`],
    ["planned", `${STATES.planned} (${planned})`],
  ] as const
}

function NoMessages({ state }: Pick<MessagesContent, "state">) {
  if (state !== "") return <Empty title={`No message is in the state “${STATES[state]}”`} />
  return (
    <Empty title="Nothing waits">
      <p>Every message was delivered.</p>
    </Empty>
  )
}

interface MessageProps extends MessageContent {
  readonly zone: string
  readonly formToken: string
}

export function MessagePage({ message, text, zone, formToken }: MessageProps) {
  const { service, id, kind, state, createdAt, expiresAt, attempts, problem } = message
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
              [state === "planned" ? "Planned for" : "Written", formatTime(createdAt, zone)],
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
