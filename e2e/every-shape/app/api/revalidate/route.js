import { readEnvironment } from "../../../../../packages/site-shell/dist/environment.js"
import { createRevalidateRoute } from "../../../../../packages/site-shell/dist/routes/revalidate-route.js"

export const POST = createRevalidateRoute({ name: "se-automotive", languages: ["sv"] }, readEnvironment(process.env))
