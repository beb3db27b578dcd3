import type { Directory, Linked } from '../directory/directory.ts'
import type { Collection, EntityName } from '../hsds/entities.ts'
import { createComposer } from './details.ts'
import { inOrder } from './order.ts'

/** One entry of a list: its id, and its full document, made when asked for. */
export interface Entry {
  readonly id: string
  readonly detail: () => object & { readonly id: string }
  /** The document that `full_service` asks for, where there is one. */
  readonly full?: () => object & { readonly id: string }
}

/** What is published of a directory, each list in the one order; drafts are not in it. */
export function composeLists(directory: Directory): Readonly<Record<Collection, readonly Entry[]>> {
  const composer = createComposer(directory)
  const services = directory.services.filter(isPublished)
  const taxonomies = directory.taxonomies
  return {
    services: ordered(services).map((service) => ({
      id: service.id,
      detail: () => composer.service(service),
    })),
    service_at_locations: inOrder(
      services.flatMap(({ places }) => places),
      ({ id, service, location }) => ({
        names: [service.value.name, location.value.name ?? ''],
        id,
      }),
    ).map((pair) => ({ id: pair.id, detail: () => composer.serviceAtLocation(pair) })),
    organizations: ordered(directory.organizations.filter(isPublished)).map((organization) => ({
      id: organization.id,
      detail: () => composer.organization(organization),
      full: () => composer.fullOrganization(organization),
    })),
    taxonomies: ordered(taxonomies).map((taxonomy) => ({
      id: taxonomy.id,
      detail: () => composer.taxonomy(taxonomy),
    })),
    taxonomy_terms: ordered(taxonomies.flatMap(({ terms }) => terms)).map((term) => ({
      id: term.id,
      detail: () => composer.taxonomyTerm(term),
    })),
  }
}

const isPublished = ({ draft }: { readonly draft: boolean }) => !draft

const ordered = <T extends Linked<EntityName> & { readonly value: { readonly name: string } }>(
  things: readonly T[],
) => inOrder(things, ({ id, value }) => ({ names: [value.name], id }))
