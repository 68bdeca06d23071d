/** Renders a minimal page, so that the proxy's time is measurable. */
export default function Page() {
  return <h1>Nothing but a page</h1>
}
