export const dynamic = "force-dynamic"

/** An empty page: the cost of the framework. */
export default function Page() {
  return <main>Tom</main>
}
