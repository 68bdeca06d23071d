import { Button, PostForm, TextField } from "./parts.tsx"
import css from "./staff.module.css"
import type { EraseContent } from "./view.types.ts"

export function ErasePage({ found, error, formToken }: EraseContent & { readonly formToken: string }) {
  return (
    <>
      <h1>Erase a person</h1>
      <p className={css.lead}>
        Deletes everything a person wrote in forms, on all sites: waiting, given up and delivered. The log keeps only
        that it was done.
      </p>
      <PostForm action="erase" formToken={formToken} className={css.search}>
        <TextField label="E-mail or phone" name="contact" type="search" autoComplete="off" error={error} />
        <Button>Search</Button>
      </PostForm>
      {found === undefined ? null : (
        <section aria-labelledby="found-title" className={css.panel}>
          <h2 id="found-title">{found.contact}</h2>
          {found.count === 0 ? (
            <p>There are no messages with this address or number.</p>
          ) : (
            <PostForm action="erase/confirm" formToken={formToken} className={css.stack}>
              <p>
                {found.count === 1 ? "There is 1 message" : `There are ${found.count} messages`}. This cannot be undone.
              </p>
              <input type="hidden" name="find" value={found.sealed} />
              <Button look="danger">{found.count === 1 ? "Erase 1 message" : `Erase ${found.count} messages`}</Button>
            </PostForm>
          )}
        </section>
      )}
    </>
  )
}
