import css from "./layout.module.css"
import { Button, TextField } from "./parts.tsx"
import type { SignInContent } from "./view.types.ts"

export function SignInPage({ email, error, isDevelopment }: SignInContent) {
  return (
    <>
      <h1>Sign in</h1>
      <p className={css.lead}>We send a link to your e-mail address. It is valid once, for 15 minutes.</p>
      <form method="post" action="/staff/sign-in" className={css.stack} noValidate>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={error}
          required
        />
        <Button look="primary">Send link</Button>
      </form>
      {isDevelopment ? (
        <p className={css.hint}>
          In development the link is in the log of the server, and in the outbox of the service.
        </p>
      ) : null}
    </>
  )
}

export function LinkSentPage() {
  return (
    <>
      <h1>Check your e-mail</h1>
      <p className={css.lead}>
        If your address is on the staff list, a link is on its way. Open it in this browser within 15 minutes.
      </p>
      <p>
        <a href="/staff/sign-in">Request another link</a>
      </p>
    </>
  )
}

export function UseLinkPage({ path }: { readonly path: string }) {
  return (
    <>
      <h1>Sign in</h1>
      <p className={css.lead}>You stay signed in on this device for 12 hours.</p>
      <form method="post" action={path}>
        <Button look="primary">Sign in</Button>
      </form>
    </>
  )
}

export function ErrorPage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={css.lead}>{text}</p>
      <p>
        <a href="/staff">To the start</a>
      </p>
    </>
  )
}
