/** A page as plain as can be: whatever comes before it shows. */
export default function Page() {
  return <h1>Nothing but a page</h1>
}
