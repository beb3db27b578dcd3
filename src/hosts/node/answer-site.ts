import { answerUnavailable } from '../../api/answer.ts'
import type { ApiOptions } from '../../api/answering.ts'
import { createApi } from '../../api/api.ts'
import { createFind } from '../../finder/create-find.ts'
import { createFindRecords } from '../../finder/find-records.ts'

/** Answers everything that a host answers: the functions of hosts/routes.ts, and files. Never throws. */
export function createSite(options: ApiOptions): (request: Request) => Promise<Response> {
  const pages = [createFind(options), createFindRecords(options)]
  const api = createApi(options)
  return async (request) => {
    try {
      for (const answer of pages) {
        const page = await answer(request)
        if (page) return page
      }
    } catch (error) {
      return answerUnavailable(request, error)
    }
    return api(request)
  }
}
