/** A page without content, to measure the files that every page loads. */
export default function Page() {
  return <main>Nothing</main>
}
