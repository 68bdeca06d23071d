/** A page without content, for what every page of this application loads. */
export default function Page() {
  return <main>Nothing</main>
}
