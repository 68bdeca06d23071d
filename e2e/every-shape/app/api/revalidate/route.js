import { readEnvironment } from "../../../../../packages/site-shell/dist/environment.js"
import { revalidateRoute } from "../../../../../packages/site-shell/dist/routes/revalidate-route.js"

export const POST = revalidateRoute({ name: "se-automotive", languages: ["sv"] }, readEnvironment(process.env))
