import { Field } from "@forecourt/ui-kit/field"
import { Select } from "@forecourt/ui-kit/select"
import type { ComponentProps, ReactNode } from "react"
import css from "./parts.module.css"

type Look = "primary" | "quiet" | "danger"

export function Button({ look = "quiet", ...props }: ComponentProps<"button"> & { readonly look?: Look }) {
  return <button type="submit" className={css.button} data-look={look} {...props} />
}

interface PostProps {
  readonly action: string
  readonly formToken: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form that changes something. It contains the token of the session. */
export function PostForm({ action, formToken, className, children }: PostProps) {
  return (
    <form method="post" action={`/staff/${action}`} className={className}>
      <input type="hidden" name="token" value={formToken} />
      {children}
    </form>
  )
}

interface TextFieldProps extends ComponentProps<"input"> {
  readonly label: string
  readonly name: string
  readonly error?: string | undefined
  readonly description?: string
}

export function TextField({ label, name, error, required, description, ...input }: TextFieldProps) {
  return (
    <Field.Root name={name} error={error} required={required ?? false} className={css.field}>
      <Field.Label>{label}</Field.Label>
      <Field.Control {...input} />
      {description === undefined ? null : <Field.Description>{description}</Field.Description>}
      {error === undefined ? null : <Field.Error />}
    </Field.Root>
  )
}

interface SelectFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

export function SelectField({ label, name, value, options }: SelectFieldProps) {
  return (
    <Field.Root name={name} className={css.field}>
      <Field.Label>{label}</Field.Label>
      <Select.Root defaultValue={value}>
        <Select.Control>
          {options.map(([item, text]) => (
            <option key={item} value={item}>
              {text}
            </option>
          ))}
        </Select.Control>
      </Select.Root>
    </Field.Root>
  )
}

/** A state as a word with a mark, never by colour alone. */
export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={css.state} data-state={name}>
      {children}
    </span>
  )
}

export interface Column<Row> {
  readonly title: string
  readonly render: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
}

/** A table that becomes a list of cards on phones. The roles keep it a table for screen readers there. */
export function Table<Row>({ caption, columns, rows, getKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table that is displayed as blocks loses its role
    <table role="table" className={css.table}>
      <caption className={css.hidden}>{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {columns.map(({ title, isNumber }) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th role="columnheader" scope="col" key={title} data-number={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr role="row" key={getKey(row)}>
            {columns.map(({ title, render, isNumber }) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <td role="cell" key={title} data-label={title} data-number={isNumber || undefined}>
                <span className={css.cell}>{render(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={css.emptyTitle}>{title}</p>
      {children}
    </div>
  )
}

/** A list of facts: terms with their descriptions. */
export function Facts({ facts }: { readonly facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface AskProps {
  readonly summary: string
  readonly children: ReactNode
}

/** An action that needs a second step, which opens in place without a script. */
export function Ask({ summary, children }: AskProps) {
  return (
    <details className={css.ask}>
      <summary className={css.button} data-look="quiet">
        {summary}
      </summary>
      <div className={css.askPanel}>{children}</div>
    </details>
  )
}

export function Back({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p className={css.back}>
      <a href={href}>← {children}</a>
    </p>
  )
}
