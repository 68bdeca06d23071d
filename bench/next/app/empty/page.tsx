export const dynamic = "force-dynamic"

/** Renders an empty page, which measures the cost of the framework. */
export default function Page() {
  return <main>Tom</main>
}
