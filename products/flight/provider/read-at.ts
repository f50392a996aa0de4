/**
 * Column with the time at which rows of offers were read, epoch seconds. An offer is signed with it and a quote judges
 * the offer's age, both by the database's clock: the clocks of two processes may differ. A subquery, so that it is
 * evaluated once a statement.
 */
export const READ_AT = `(SELECT floor(extract(epoch FROM app_now()))::float8) AS "readAt"`;
