/** A page without content. It is used to measure the files that every page of this application loads. */
export default function Page() {
  return <main>Nothing</main>
}
