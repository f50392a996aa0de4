/**
 * The picture that stands for a property, as a column: its first drawing, with its first photograph where it has one; null
 * where it has no drawing.
 */
export const FRONT_PICTURE = `images -> 0 -> 'image' || CASE WHEN property.photo IS NULL THEN '{}'::jsonb
    ELSE jsonb_build_object('photo', property.photo) END`;
