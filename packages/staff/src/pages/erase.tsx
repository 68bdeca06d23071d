import { formatCount } from "./formats.ts"
import css from "./layout.module.css"
import { Button, type Column, PostForm, Table, TextField } from "./parts.tsx"
import type { EraseContent, FoundPerson, ServiceData } from "./view.types.ts"

export function ErasePage({ found, error, formToken }: EraseContent & { readonly formToken: string }) {
  return (
    <>
      <h1>Erase a person</h1>
      <p className={css.lead}>
        Erases what services store about a person, on all sites: messages, whether they wait or were delivered, and past
        and cancelled visits. The log keeps only that it was done.
      </p>
      <PostForm action="erase" formToken={formToken} className={css.search}>
        <TextField label="E-mail or phone" name="contact" type="search" autoComplete="off" error={error} />
        <Button>Search</Button>
      </PostForm>
      {found === undefined ? null : <Found found={found} formToken={formToken} />}
    </>
  )
}

const COLUMNS: readonly Column<ServiceData>[] = [
  { title: "Service", render: ({ service }) => service },
  { title: "Stored", render: ({ records, noun }) => formatCount(records, noun), isNumber: true },
  { title: "In the outbox", render: ({ outgoing }) => outgoing, isNumber: true },
  { title: "Coming visits", render: ({ upcoming }) => upcoming, isNumber: true },
]

function Found({ found, formToken }: { readonly found: FoundPerson; readonly formToken: string }) {
  const { contact, sealed, services } = found
  const upcoming = services.reduce((sum, service) => sum + service.upcoming, 0)
  const unreadable = services.reduce((sum, service) => sum + service.unreadable, 0)
  const erasable = services.reduce((sum, { records, outgoing }) => sum + records + outgoing, 0)
  return (
    <section aria-labelledby="found-title" className={css.panel}>
      <h2 id="found-title">{contact}</h2>
      <Table caption="Stored data" columns={COLUMNS} rows={services} getKey={({ service }) => service} />
      {upcoming === 0 ? null : (
        <p>Coming visits stay: {upcoming}. Cancel them first, on the pages of the visits, then search here again.</p>
      )}
      {unreadable === 0 ? null : (
        <p role="alert">
          {formatCount(unreadable, "message")} cannot be read: set the previous secrets, then search here again. Until
          then, messages of this person may be among them.
        </p>
      )}
      {erasable === 0 ? (
        <p>There is nothing {unreadable === 0 ? "" : "else "}to erase with this address or number.</p>
      ) : (
        <PostForm action="erase/confirm" formToken={formToken} className={css.stack}>
          <p>This cannot be undone.</p>
          <input type="hidden" name="find" value={sealed} />
          <Button look="danger">Erase</Button>
        </PostForm>
      )}
    </section>
  )
}
