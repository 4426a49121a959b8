-- What an uploaded image of a paper looks like, until a paper takes it over.
create table file_likenesses (
  file_id bigint primary key references files on delete cascade,
  -- Grey, 64 × 64 pixels.
  small bytea not null,
  -- Spots of the picture with their words: 8 bytes each, a word of 32 bits and the place.
  keypoints bytea not null,
  -- The same at several scales, to look for others.
  probes bytea not null
);

-- Null for images from before. `small` is deleted with the image.
alter table verification_images add column small bytea, add column keypoints bytea;
-- Those are read once more.
create index verification_images_older on verification_images (id) where keypoints is null and file_id is not null;

-- In which images each word stands. Words that very many have are not looked at further than a few hundred rows.
create table verification_keypoints (
  word integer not null,
  image_id bigint not null,
  primary key (word, image_id)
);
