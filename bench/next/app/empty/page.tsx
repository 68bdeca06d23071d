export const dynamic = "force-dynamic"

/** What the framework costs. */
export default function Page() {
  return <main>Tom</main>
}
