import type { Lead } from "@forecourt/service-kit/staff"
import {
  formatAge,
  formatField,
  formatFilters,
  formatForm,
  formatId,
  formatTime,
  formatTotal,
  formatValue,
  STATES,
} from "./formats.ts"
import css from "./layout.module.css"
import {
  Ask,
  Back,
  Button,
  type Column,
  Empty,
  Facts,
  PostForm,
  SelectField,
  State,
  Table,
  TextField,
} from "./parts.tsx"
import type { LeadContent, LeadFilters, LeadsContent } from "./view.types.ts"

interface LeadsProps extends LeadsContent {
  readonly zone: string
  readonly now: number
  readonly formToken: string
}

export function LeadsPage(props: LeadsProps) {
  const { filters, forms, leads, contact, number, hasNext, zone, now, formToken } = props
  const columns: readonly Column<Lead>[] = [
    {
      title: "Received",
      render: ({ id, receivedAt }) => <a href={`/staff/leads/${id}`}>{formatTime(receivedAt, zone)}</a>,
    },
    { title: "Form", render: ({ form }) => formatForm(form) },
    { title: "Site", render: ({ site }) => site },
    { title: "State", render: ({ state }) => <State name={state}>{STATES[state]}</State> },
    { title: "Age", render: (lead) => (isInOutbox(lead) ? formatAge(lead.receivedAt, now) : ""), isNumber: true },
    { title: "Last problem", render: (lead) => (isInOutbox(lead) ? lead.problem : "") },
  ]
  return (
    <>
      <div className={css.heading}>
        <h1>Messages</h1>
        <PostForm action="leads/find" formToken={formToken} className={css.search}>
          <HiddenFilters filters={{ ...filters, find: "" }} />
          <TextField label="Find by e-mail or phone" name="contact" type="search" autoComplete="off" />
          <Button>Find</Button>
        </PostForm>
      </div>
      {contact === null ? null : (
        <p className={css.found}>
          Messages of <strong>{contact}</strong>. <a href="/staff/leads">Show all</a>
        </p>
      )}
      <form method="get" action="/staff/leads" className={css.filters}>
        {filters.find === "" ? null : <input type="hidden" name="find" value={filters.find} />}
        <SelectField
          label="State"
          name="state"
          value={filters.state}
          options={[
            ["", "All"],
            ["waiting", STATES.waiting],
            ["late", STATES.late],
            ["given-up", STATES["given-up"]],
            ["delivered", STATES.delivered],
          ]}
        />
        <SelectField
          label="Form"
          name="form"
          value={filters.form}
          options={[["", "All"], ...forms.map((form) => [form, formatForm(form)] as const)]}
        />
        <TextField label="From" name="from" type="date" defaultValue={filters.from} />
        <TextField label="To" name="to" type="date" defaultValue={filters.to} />
        <Button>Show</Button>
      </form>
      {leads.length === 0 ? (
        <Empty title="No messages">
          <p>
            Nothing fits these filters. <a href="/staff/leads">Show all messages</a>
          </p>
        </Empty>
      ) : (
        <Table caption="Messages" columns={columns} rows={leads} getKey={({ id }) => id} />
      )}
      <div className={css.foot}>
        <Pages filters={filters} number={number} hasNext={hasNext} />
        {leads.length === 0 ? null : <ExportForm {...props} />}
      </div>
    </>
  )
}

function isInOutbox({ state }: Lead): boolean {
  return state === "waiting" || state === "late" || state === "given-up"
}

function createHref(filters: LeadFilters, page: number): string {
  return `/staff/leads?${formatFilters(filters)}&page=${page}`
}

function HiddenFilters({ filters }: Pick<LeadsContent, "filters">) {
  return Object.entries(filters).map(([name, value]) =>
    value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

function Pages({ filters, number, hasNext }: Pick<LeadsContent, "filters" | "number" | "hasNext">) {
  if (number === 1 && !hasNext) return <span />
  return (
    <nav aria-label="Pages of messages" className={css.pages}>
      {number > 1 ? <a href={createHref(filters, number - 1)}>Newer</a> : null}
      <span>Page {number}</span>
      {hasNext ? <a href={createHref(filters, number + 1)}>Older</a> : null}
    </nav>
  )
}

function ExportForm({
  filters,
  total,
  exported,
  formToken,
}: Pick<LeadsProps, "filters" | "total" | "exported" | "formToken">) {
  return (
    <PostForm action="leads/export" formToken={formToken} className={css.row}>
      <HiddenFilters filters={filters} />
      {exported === total ? null : (
        <p>
          Exports the newest {formatTotal(exported)} of {formatTotal(total)}.
        </p>
      )}
      <Button name="format" value="csv">
        Export as CSV
      </Button>
      <Button name="format" value="json">
        Export as JSON
      </Button>
    </PostForm>
  )
}

interface LeadProps extends LeadContent {
  readonly zone: string
  readonly formToken: string
}

export function LeadPage({ lead, zone, formToken }: LeadProps) {
  const { id, form, site, state, receivedAt, deliveredAt, attempts, problem, values } = lead
  const canAct = isInOutbox(lead)
  return (
    <>
      <Back href="/staff/leads">Messages</Back>
      <div className={css.heading}>
        <h1>{formatForm(form)}</h1>
        <State name={state}>{STATES[state]}</State>
      </div>
      <div className={css.columns}>
        <section aria-labelledby="content-title" className={css.panel}>
          <h2 id="content-title">Content</h2>
          {values === null ? (
            <p>Content: none of the service's secrets opens it. Ask an operator to set the previous secrets.</p>
          ) : (
            <Facts
              facts={Object.entries(values).map(([name, value]) => [formatField(name), formatContact(name, value)])}
            />
          )}
        </section>
        <section aria-labelledby="delivery-title" className={css.panel}>
          <h2 id="delivery-title">Delivery</h2>
          <Facts
            facts={[
              ["Received", formatTime(receivedAt, zone)],
              ["Delivered", deliveredAt === null ? "Not yet" : formatTime(deliveredAt, zone)],
              ["Site", site],
              ["Number", formatId(id)],
              ...(canAct ? [["Attempts", String(attempts)] as const] : []),
              ...(canAct && problem !== null ? [["Last problem", problem] as const] : []),
            ]}
          />
          {canAct ? <SendOrDrop path={`leads/${id}`} formToken={formToken} /> : null}
        </section>
      </div>
    </>
  )
}

function formatContact(name: string, value: string) {
  if (/email/i.test(name) && value !== "") return <a href={`mailto:${value}`}>{value}</a>
  if (/phone/i.test(name) && value !== "") return <a href={`tel:${value.replaceAll(/[^\d+]/g, "")}`}>{value}</a>
  return value === "" ? "–" : formatValue(value)
}

interface SendOrDropProps {
  readonly path: string
  readonly formToken: string
}

export function SendOrDrop({ path, formToken }: SendOrDropProps) {
  return (
    <div className={css.actions}>
      <PostForm action={`${path}/send`} formToken={formToken}>
        <Button look="primary">Send now</Button>
      </PostForm>
      <Ask summary="Drop…">
        <PostForm action={`${path}/drop`} formToken={formToken} className={css.stack}>
          <TextField
            label="Reason"
            name="reason"
            required
            maxLength={200}
            description="Kept in the log. Write no personal data."
          />
          <Button look="danger">Drop for good</Button>
        </PostForm>
      </Ask>
    </div>
  )
}
