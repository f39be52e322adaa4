/**
 * Replaces the address of the open page, without reading anything. Next's router learns of it, and keeps its own state
 * beside it, only if the new state isn't marked as the router's own, as `history.state` is: the page's next refresh
 * would bring the old address back.
 */
export const changeAddress = (address: string | URL): void => history.replaceState(null, "", address);
