/** R121: message of an empty field, in either language, before any other fault. */
export const REQUIRED = /^(این فیلد الزامی است|This field is required)$/;
