import type { Visit } from "@forecourt/service-kit/staff"
import { Field } from "@forecourt/ui-kit/field"
import { TextArea } from "@forecourt/ui-kit/text-area"
import { formatCount, formatDay, formatShortDay, formatVisitTime } from "./formats.ts"
import layout from "./layout.module.css"
import { Ask, Back, Button, type Column, Empty, Facts, PostForm, SelectField, Table, TextField } from "./parts.tsx"
import type { DayContent, FoundVisitsContent, VisitContent, VisitSection } from "./view.types.ts"
import { VISIT_TITLES } from "./visit-titles.ts"
import css from "./visits.module.css"

type WithToken<Content> = Content & { readonly formToken: string }

function createColumns(section: VisitSection): readonly Column<Visit>[] {
  const columns: readonly (Column<Visit> | null)[] = [
    {
      title: "Time",
      render: (visit) => (
        <>
          <a href={`/staff/${section}/${visit.id}`}>{formatVisitTime(visit)}</a>
          {visit.isCancelled ? " cancelled" : ""}
        </>
      ),
    },
    { title: "Lift", render: ({ resource }) => resource ?? "–", isNumber: true },
    { title: "Car", render: ({ regNo, car }) => <CarText regNo={regNo} car={car} /> },
    section === "bookings" ? { title: "Work", render: ({ services }) => services.join(", ") } : null,
    { title: "Customer", render: ({ name }) => name },
    { title: "Phone", render: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
    {
      title: section === "bookings" ? "Note" : "Message",
      render: ({ note, message }) => (section === "bookings" ? (note ?? "") : message),
    },
  ]
  return columns.filter((column) => column !== null)
}

function CarText({ regNo, car }: Pick<Visit, "regNo" | "car">) {
  return (
    <>
      <span className={css.plate}>{regNo}</span> {car}
    </>
  )
}

function FindForm({ section, formToken }: WithToken<{ readonly section: VisitSection }>) {
  return (
    <PostForm action={`${section}/find`} formToken={formToken} className={layout.search}>
      <TextField label="Find by registration number or phone" name="words" type="search" autoComplete="off" />
      <Button>Find</Button>
    </PostForm>
  )
}

export function DayPage({
  section,
  workshops,
  workshopId,
  day,
  previous,
  next,
  visits,
  formToken,
}: WithToken<DayContent>) {
  const getHref = (other: string) => `/staff/${section}?workshop=${workshopId}&day=${other}`
  return (
    <>
      <div className={layout.heading}>
        <h1>{formatDay(day)}</h1>
        <FindForm section={section} formToken={formToken} />
      </div>
      <div className={css.dayBar}>
        <form method="get" action={`/staff/${section}`} className={layout.filters}>
          <SelectField
            label="Workshop"
            name="workshop"
            value={workshopId}
            options={workshops.map(({ id, name }) => [id, name] as const)}
          />
          <TextField label="Day" name="day" type="date" defaultValue={day} />
          <Button>Show</Button>
        </form>
        <nav aria-label="Days" className={layout.pages}>
          <a href={getHref(previous)}>Previous day</a>
          <a href={`/staff/${section}?workshop=${workshopId}`}>Today</a>
          <a href={getHref(next)}>Next day</a>
        </nav>
      </div>
      {visits.length === 0 ? (
        <Empty title="No visits on this day" />
      ) : (
        <>
          <Table caption="Visits" columns={createColumns(section)} rows={visits} getKey={({ id }) => id} />
          <p className={layout.hint}>{formatCount(visits.length, "visit")}</p>
        </>
      )}
    </>
  )
}

export function FoundVisitsPage({ section, words, workshops, visits, formToken }: WithToken<FoundVisitsContent>) {
  const names = new Map(workshops.map(({ id, name }) => [id, name]))
  const columns: readonly Column<Visit>[] = [
    { title: "Day", render: ({ day }) => formatShortDay(day) },
    ...createColumns(section).filter(({ title }) => title !== "Lift"),
    { title: "Workshop", render: ({ workshopId }) => names.get(workshopId) ?? workshopId },
  ]
  return (
    <>
      <Back href={`/staff/${section}`}>{VISIT_TITLES[section]}</Back>
      <div className={layout.heading}>
        <h1>Visits of {words}</h1>
        <FindForm section={section} formToken={formToken} />
      </div>
      {visits.length === 0 ? (
        <Empty title="No visits found">
          <p>Write the whole registration number or phone number.</p>
        </Empty>
      ) : (
        <Table caption="Visits found" columns={columns} rows={visits} getKey={({ id }) => id} />
      )}
    </>
  )
}

export function VisitPage(props: WithToken<VisitContent>) {
  const { section, visit, workshop, isOver, canCancel, canNote, move, formToken } = props
  const path = `${section}/${visit.id}`
  return (
    <>
      <Back href={`/staff/${section}?workshop=${visit.workshopId}&day=${visit.day}`}>{formatDay(visit.day)}</Back>
      <h1>
        {formatVisitTime(visit)}, {visit.regNo}
      </h1>
      <div className={layout.columns}>
        <section aria-labelledby="visit-title" className={layout.panel}>
          <h2 id="visit-title">Visit</h2>
          <Facts
            facts={[
              ["Day", formatDay(visit.day)],
              ["Time", formatVisitTime(visit)],
              ["Workshop", workshop.name],
              ["Lift", visit.resource === null ? "–" : String(visit.resource)],
              ["Car", <CarText key="car" {...visit} />],
              ...(visit.services.length > 0 ? [["Work", visit.services.join(", ")] as const] : []),
              ["Customer", visit.name],
              [
                "Phone",
                <a key="phone" href={`tel:${visit.phone}`}>
                  {visit.phone}
                </a>,
              ],
              [
                "E-mail",
                <a key="email" href={`mailto:${visit.email}`}>
                  {visit.email}
                </a>,
              ],
              ["Message", visit.message === "" ? "–" : visit.message],
              ["Number", visit.id],
            ]}
          />
        </section>
        <div className={layout.stack}>
          {canNote ? <NoteForm path={path} note={visit.note ?? ""} formToken={formToken} /> : null}
          {move === null ? null : <MovePanel {...props} move={move} path={path} />}
          {canCancel ? (
            <section aria-labelledby="cancel-title" className={layout.panel}>
              <h2 id="cancel-title">Cancel</h2>
              <Ask summary="Cancel the visit…">
                <PostForm action={`${path}/cancel`} formToken={formToken} className={layout.stack}>
                  <p>The time becomes free. This cannot be undone.</p>
                  <Button look="danger">Cancel the visit</Button>
                </PostForm>
              </Ask>
            </section>
          ) : null}
          {isOver ? (
            <p className={layout.hint}>{visit.isCancelled ? "This visit is cancelled." : "This visit is over."}</p>
          ) : null}
        </div>
      </div>
    </>
  )
}

function NoteForm({ path, note, formToken }: WithToken<{ readonly path: string; readonly note: string }>) {
  return (
    <section aria-labelledby="note-title" className={layout.panel}>
      <h2 id="note-title">Note</h2>
      <PostForm action={`${path}/note`} formToken={formToken} className={layout.stack}>
        <Field.Root name="note">
          <Field.Label>For the workshop</Field.Label>
          <TextArea.Root defaultValue={note} maxLength={1000}>
            <TextArea.Control rows={3} />
          </TextArea.Root>
        </Field.Root>
        <Button>Save note</Button>
      </PostForm>
    </section>
  )
}

interface MoveProps extends WithToken<VisitContent> {
  readonly move: NonNullable<VisitContent["move"]>
  readonly path: string
}

function MovePanel({ move, path, formToken }: MoveProps) {
  return (
    <section aria-labelledby="move-title" className={layout.panel} id="move">
      <h2 id="move-title">Move</h2>
      <form method="get" action={`/staff/${path}#move`} className={layout.filters}>
        <TextField label="Day" name="day" type="date" defaultValue={move.day} />
        <Button>Show free times</Button>
      </form>
      {move.times.length === 0 ? (
        <p className={layout.hint}>No free time on {formatDay(move.day)}. Choose another day.</p>
      ) : (
        <PostForm action={`${path}/move`} formToken={formToken} className={layout.stack}>
          <fieldset className={css.times}>
            <legend>{formatDay(move.day)}</legend>
            {move.times.map((time) => {
              const value = `${time.startsAt} ${time.isFullDay ? "all-day" : ""}`.trim()
              return (
                <label key={value} className={css.time}>
                  <input type="radio" name="time" value={value} required />
                  {formatVisitTime(time)}
                </label>
              )
            })}
          </fieldset>
          <Button look="primary">Move the visit</Button>
        </PostForm>
      )}
    </section>
  )
}
