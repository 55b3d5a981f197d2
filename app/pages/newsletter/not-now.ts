/** The status and headers of a page while the newsletter's store is away. */
export const NOT_NOW = { status: 503, headers: { 'retry-after': '60' } };
