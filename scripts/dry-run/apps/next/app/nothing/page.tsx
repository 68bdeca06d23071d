/** What every page of this application loads. */
export default function Page() {
  return <main>Nothing</main>
}
